export { readDays, type ViewsOfDay } from './store.ts';
