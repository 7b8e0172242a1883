export { countReceived as countMessages } from './store.ts';
