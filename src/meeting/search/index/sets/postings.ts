// Of a column of words the index keeps the places of each word, made when a search first needs them and kept up to date.

/** So many places may be added before all are sorted again, and a tenth of the rows. */
const MANY_ADDED = 10_000;

export type Postings = {
  /** By word: where its places begin in `places`; one more than there are words. */
  starts: Int32Array;
  /** In order; a place that has another word now is negative: its complement. */
  places: Int32Array;
  added: Map<number, number[]>;
  addedCount: number;
};

/** Sorts all places by their word, those too that no row has now: they count when they are taken. @param last the largest word */
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

/** Returns where a place is among the sorted ones of a word, now or before; -1: it is not. */
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

/** Returns at most how many places a word has. */
export function countPostings({ starts, added }: Postings, word: number): number {
  const more = added.size === 0 ? 0 : (added.get(word)?.length ?? 0);
  return word + 1 < starts.length ? starts[word + 1]! - starts[word]! + more : more;
}

/** Calls `visit` with each place of a word that was added; then with the sorted ones, the last one first, until it returns false. */
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
