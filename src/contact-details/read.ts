export { listOpeners, type Opener, openedBetween } from './store.ts';
