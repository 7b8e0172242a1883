/** Where something is on the screen, in pixels. */
export type Rectangle = { top: number; bottom: number; left: number; right: number };

const covered = (one: Rectangle, other: Rectangle): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Returns the first of the places that covers nothing of what has to stay in sight; where each covers something, the one that
 * covers the least. @param kept the most important first: less of it is covered, whatever that costs the others
 */
export function choosePlace<Place extends Rectangle>(places: [Place, ...Place[]], kept: Rectangle[]): Place {
  const costs = places.map((place) => kept.map((box) => covered(place, box)));
  let best = 0;
  for (let place = 1; place < places.length; place++) {
    const differing = kept.findIndex((_, box) => costs[place]![box] !== costs[best]![box]);
    if (differing >= 0 && costs[place]![differing]! < costs[best]![differing]!) best = place;
  }
  return places[best]!;
}
