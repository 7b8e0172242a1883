export { findAsker, listAnswered } from './store.ts';
