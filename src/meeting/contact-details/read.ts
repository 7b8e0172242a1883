export { listOpeners, type Opener, openedTo } from './store.ts';
