import type { Condition } from '../query.ts';
import { type WordColumn, wordColumns } from '../rows/columns.ts';
import { type Bits, hasBit, setBit } from './bits.ts';
import { type Columns, firstPlaceFrom, placeOfId, postingsOf, storeOf, takeBits } from './columns.ts';
import { countPostings, placesOf } from './postings.ts';

/** Of a city or a community that fewer rows have than one in so many, each row is checked; of others, whole sets are. */
const RARE = 64;

type AmongWords = { column: WordColumn; among: number[] };
type Test = (place: number) => boolean;

const isAmongWords = (one: Condition): one is Condition & AmongWords =>
  'among' in one && wordColumns.has(one.column);

/** Returns the places for which all conditions hold, where one of them holds for few; null: none does. */
export function findRare(it: Columns, where: Condition[]): { bits: Bits; words: number } | null {
  const count = ({ column, among }: AmongWords) => {
    const postings = postingsOf(storeOf(it, column));
    return among.reduce((sum, word) => sum + countPostings(postings, word), 0);
  };
  let rarest: (Condition & AmongWords) | undefined;
  let fewest = it.size / RARE;
  for (const one of where) {
    if (!isAmongWords(one)) continue;
    const rows = count(one);
    if (rows < fewest) [rarest, fewest] = [one, rows];
  }
  if (!rarest) return null;
  const tests = where.flatMap((one) => (one === rarest ? [] : testOf(it, one)));
  const words = (it.size + 31) >>> 5;
  const bits = takeBits(it).fill(0, 0, words);
  const store = storeOf(it, rarest.column);
  for (const word of rarest.among)
    placesOf(postingsOf(store), word, (place) => {
      if (!hasBit(it.listed, place)) return;
      for (const test of tests) if (!test(place)) return;
      setBit(bits, place);
    });
  return { bits, words };
}

/** Returns what a condition requires of one row. */
function testOf(it: Columns, one: Condition): Test {
  if ('except' in one) {
    const places = new Set(one.except.map((id) => placeOfId(it, id)));
    return (place) => !places.has(place);
  }
  if ('listedFrom' in one) {
    const first = firstPlaceFrom(it, one.listedFrom, 0);
    return (place) => place >= first;
  }
  const store = storeOf(it, one.column);
  if ('is' in one) {
    const set = store.sets![1];
    return (place) => (set !== undefined && hasBit(set, place)) === one.is;
  }
  const data = store.data!;
  if ('among' in one) {
    const among = new Set(one.among);
    return (place) => among.has(data[place]!);
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = one;
  return (place) => data[place]! >= from && data[place]! <= to;
}
