type Recommended = { id: string; interest: unknown };

/**
 * The recommendations after the server was asked again. Who was sent an interest is no longer among them, but keeps
 * the place on the screen that was just pressed; new ones come where others went.
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
