type Placed = { id: string; interest: unknown; dismissed?: boolean };

/**
 * Merges refetched recommendations into the shown ones. A profile that was sent an interest or was dismissed is no
 * longer recommended, but keeps its place on the screen; new ones fill the places of those that went.
 */
export function keepPlaces<T extends Placed>(shown: T[] | undefined, loaded: T[]): T[] {
  if (!shown) return loaded;
  // An answer that was on its way when somebody was dismissed still has them.
  const left = new Set(shown.filter(({ dismissed }) => dismissed).map(({ id }) => id));
  const next = loaded.map((one) =>
    one.dismissed === undefined && left.has(one.id) ? { ...one, dismissed: true } : one,
  );
  const stays = (one: T) =>
    (one.interest !== null || one.dismissed === true) && !next.some(({ id }) => id === one.id);
  const coming = next.values();
  const places = Array.from({ length: Math.max(shown.length, next.length) }, (_, place) => {
    const there = shown[place];
    return there && stays(there) ? there : coming.next().value;
  });
  return places.filter((one) => one !== undefined);
}

/** As keepPlaces for a list that grows: nothing of `next` is left out, and nobody is in it twice. */
export function keepAll<T extends Placed>(shown: T[] | undefined, next: T[]): T[] {
  const kept = keepPlaces(shown, next);
  // What is kept stays as it is: an answer on its way may be older than what was pressed here.
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...next.filter(({ id }) => !known.has(id))];
}
