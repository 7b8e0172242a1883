type Placed = { id: string; interest: unknown; dismissed?: boolean };

/**
 * Merges refetched recommendations into the shown ones. A profile that was sent an interest or was dismissed is not
 * recommended any more, but keeps its place on the screen; new profiles take the places of the others that left.
 */
export function keepPlaces<T extends Placed>(shown: T[] | undefined, loaded: T[]): T[] {
  if (!shown) return loaded;
  // An answer that was already on its way when a profile was dismissed still has the profile.
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

/** Like `keepPlaces`, for a list that grows: it keeps all of `next`, each profile once. */
export function keepAll<T extends Placed>(shown: T[] | undefined, next: T[]): T[] {
  const kept = keepPlaces(shown, next);
  // Shown profiles stay as they are: an answer on its way may be older than the last press of a button.
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...next.filter(({ id }) => !known.has(id))];
}
