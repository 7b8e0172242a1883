type Recommended = { id: string; interest: unknown };

/**
 * Merges refetched recommendations into the shown ones. A profile that was sent an interest is no longer recommended,
 * but keeps its place on the screen; new ones fill the places of those that went.
 */
export function keepPlaces<T extends Recommended>(shown: T[] | undefined, next: T[]): T[] {
  if (!shown) return next;
  const gone = (one: T) => one.interest !== null && !next.some(({ id }) => id === one.id);
  const coming = next.values();
  const places = Array.from({ length: Math.max(shown.length, next.length) }, (_, place) => {
    const there = shown[place];
    return there && gone(there) ? there : coming.next().value;
  });
  return places.filter((one) => one !== undefined);
}
