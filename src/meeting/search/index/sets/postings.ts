// For a column of words the index keeps the places of each word, built when a search first needs them, then updated.

/** All places are sorted again after more additions than this, and than a tenth of the rows. */
const MANY_ADDED = 10_000;

export type Postings = {
  /** By word: index in `places` where its places begin; one entry more than there are words. */
  starts: Int32Array;
  /**
   * Each word's places in ascending order. A place that has another word now is stored as its complement, a negative
   * number.
   */
  places: Int32Array;
  added: Map<number, number[]>;
  addedCount: number;
};

/** Sorts all places by word, including places without a row, which may be taken later. @param last the largest word */
export function makePostings(data: ArrayLike<number>, last: number): Postings {
  const size = data.length;
  const starts = new Int32Array(last + 2);
  for (let place = 0; place < size; place++) starts[data[place]! + 1]!++;
  for (let word = 1; word < starts.length; word++) starts[word]! += starts[word - 1]!;
  const next = starts.slice();
  const places = new Int32Array(size);
  for (let place = 0; place < size; place++) places[next[data[place]!]!++] = place;
  return { starts, places, added: new Map(), addedCount: 0 };
}

/** Moves a place from one word to another. Returns whether all places should be sorted again. */
export function movePosting(
  it: Postings,
  place: number,
  { from, to }: { from: number; to: number },
): boolean {
  const added = it.added.get(from);
  const index = added ? added.indexOf(place) : -1;
  if (added && index >= 0) added.splice(index, 1);
  else {
    const sorted = findSorted(it, from, place);
    if (sorted >= 0) it.places[sorted] = ~place;
  }
  const sorted = findSorted(it, to, place);
  if (sorted >= 0) {
    it.places[sorted] = place;
    return false;
  }
  it.added.set(to, [...(it.added.get(to) ?? []), place]);
  return ++it.addedCount > Math.max(MANY_ADDED, it.places.length / 10);
}

/** Returns the index of a place among the sorted places of a word, current or former; -1: it is not among them. */
function findSorted({ starts, places }: Postings, word: number, place: number): number {
  if (word + 1 >= starts.length) return -1;
  let low = starts[word]!;
  let high = starts[word + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = places[middle]!;
    if ((found < 0 ? ~found : found) < place) low = middle + 1;
    else high = middle;
  }
  if (low === starts[word + 1]!) return -1;
  const found = places[low]!;
  return found === place || found === ~place ? low : -1;
}

/** Returns an upper bound of how many places a word has. */
export function countPostings({ starts, added }: Postings, word: number): number {
  const more = added.size === 0 ? 0 : (added.get(word)?.length ?? 0);
  return word + 1 < starts.length ? starts[word + 1]! - starts[word]! + more : more;
}

/**
 * Calls `visit` with each added place of a word, then with the sorted ones from the last on, until it returns false.
 */
export function forEachPosting(
  { starts, places, added }: Postings,
  word: number,
  visit: (place: number) => undefined | false,
): void {
  if (added.size > 0) for (const place of added.get(word) ?? []) visit(place);
  if (word + 1 >= starts.length) return;
  const first = starts[word]!;
  for (let index = starts[word + 1]! - 1; index >= first; index--) {
    const place = places[index]!;
    if (place >= 0 && visit(place) === false) return;
  }
}
