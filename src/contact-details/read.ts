export { openedBetween } from './store.ts';
