import { keepPlaces, type Placed } from './keepPlaces.ts';

/** As keepPlaces for a list that grows: nothing of `next` is left out, and nobody is in it twice. */
export function keepAll<T extends Placed>(shown: T[] | undefined, next: T[]): T[] {
  const kept = keepPlaces(shown, next);
  // What is kept stays as it is: an answer on its way may be older than what was pressed here.
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...next.filter(({ id }) => !known.has(id))];
}
