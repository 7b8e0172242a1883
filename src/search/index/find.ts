import { choiceNames } from '../choices.ts';
import type { Query } from '../store.ts';
import { type Bits, clearBit, countBits, intersect, makeBits, subtract, unite } from './bits.ts';
import { BIRTH_SHIFT, type Columns, placeOfId, type WordColumn, wordColumns } from './columns.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Returns a day such as 1996-02-29 in days since 1900-01-01. */
export const dayNumber = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS;

/** The places that fit a search. @property words of the bits that are looked at */
export type Fitting = { bits: Bits; words: number };

/** Returns the places of the profiles that fit a search. */
export function findFitting(it: Columns, query: Query): Fitting {
  const words = (it.size + 31) >>> 5;
  const bits = it.listed.slice(0, words);
  if (query.gender === 'female') intersect(bits, it.female, words);
  if (query.gender === 'male') subtract(bits, it.female, words);
  if (!query.withPremiumOnly) subtract(bits, it.premiumOnly, words);
  choiceNames.forEach((name, choice) => {
    const option = query.choices[name];
    if (option !== undefined) intersect(bits, it.options[choice]!.get(option), words);
  });
  if (query.born) intersect(bits, bornBetween(it, query.born, words), words);
  const only = (column: WordColumn, ids: number[]) => keepFlagged(bits, words, [flag(it, column, ids)]);
  if (query.caste !== undefined) only('caste', [query.caste]);
  if (query.cities) only('city', query.cities);
  if (query.professions) only('profession', query.professions);
  if (query.text) {
    const { names, cities, professions } = query.text;
    const flags = [
      flag(it, 'name', names),
      flag(it, 'city', cities),
      flag(it, 'profession', professions),
    ].filter(({ any }) => any);
    keepFlagged(bits, words, flags);
  }
  for (const id of query.except) {
    const place = placeOfId(it, id);
    if (place >= 0) clearBit(bits, place);
  }
  return { bits, words };
}

export const countFitting = ({ bits, words }: Fitting): number => countBits(bits, words);

/** Returns at most `limit` of the fitting places before `end`, the last one first. */
export function lastBefore({ bits, words }: Fitting, end: number, limit: number): number[] {
  const found: number[] = [];
  for (let word = Math.min(words - 1, end >>> 5); word >= 0 && found.length < limit; word--) {
    let left = bits[word]!;
    if (word === end >>> 5) left &= (1 << (end & 31)) - 1;
    while (left !== 0 && found.length < limit) {
      const bit = 31 - Math.clz32(left);
      found.push((word << 5) | bit);
      left &= ~(1 << bit);
    }
  }
  return found;
}

/** Returns the places of those born after a day and until another one: whole sets, and of those at the ends each row. */
function bornBetween(it: Columns, { after, until }: NonNullable<Query['born']>, words: number): Bits {
  const from = after === undefined ? 0 : dayNumber(after) + 1;
  const to = until === undefined ? Number.MAX_SAFE_INTEGER : dayNumber(until);
  const found = makeBits(words << 5);
  for (const [block, set] of it.births) {
    const first = block << BIRTH_SHIFT;
    const last = first + (1 << BIRTH_SHIFT) - 1;
    if (last < from || first > to) continue;
    if (first >= from && last <= to) unite(found, set, words);
    else uniteBorn(found, set, words, it.born, from, to);
  }
  return found;
}

function uniteBorn(into: Bits, set: Bits, words: number, born: Uint16Array, from: number, to: number): void {
  for (let word = 0; word < words; word++) {
    for (let left = set[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const day = born[(word << 5) | bit]!;
      if (day >= from && day <= to) into[word]! |= 1 << bit;
    }
  }
}

type Flags = { column: Int32Array; flags: Uint8Array; any: boolean };

/** A flag for each word of a column that is looked for. */
function flag(it: Columns, name: WordColumn, ids: number[]): Flags {
  const place = wordColumns.indexOf(name);
  const flags = new Uint8Array(it.lastWords[place]! + 1);
  for (const id of ids) if (id < flags.length) flags[id] = 1;
  return { column: it.words[place]!, flags, any: ids.length > 0 };
}

/** Keeps the rows with a flagged word in one of the columns. */
function keepFlagged(bits: Bits, words: number, [one, ...more]: Flags[]): void {
  if (!one) {
    bits.fill(0, 0, words);
    return;
  }
  const { column, flags } = one;
  const [second, third] = more;
  for (let word = 0; word < words; word++) {
    let kept = 0;
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const row = (word << 5) | bit;
      if (
        flags[column[row]!] === 1 ||
        (second !== undefined && second.flags[second.column[row]!] === 1) ||
        (third !== undefined && third.flags[third.column[row]!] === 1)
      ) {
        kept |= 1 << bit;
      }
    }
    bits[word] = kept;
  }
}
