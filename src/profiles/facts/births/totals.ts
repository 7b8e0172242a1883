import { rangeOfTotals } from '../../../horoscope/guna/match.ts';
import type { Moon } from '../../../horoscope/guna/vashya.ts';
import { placeOfPada } from '../../../horoscope/zodiac.ts';

const padas = Array.from({ length: 108 }, (_, index) => placeOfPada(index));

/** Totals by the Moon they are with: counting them takes some milliseconds, and every page of a search needs them. */
const KEPT = 500;
const known = new Map<string, number[]>();

/** Returns the least points of somebody, wherever their Moon may be, with each of the 108 places of the Moon. */
export function totalsWith(moons: Moon[], gender: 'female' | 'male'): number[] {
  const key = JSON.stringify([gender, moons]);
  const before = known.get(key);
  if (before) return before;
  const totals = padas.map((pada) =>
    gender === 'female' ? rangeOfTotals(moons, [pada]).least : rangeOfTotals([pada], moons).least,
  );
  if (known.size >= KEPT) known.clear();
  known.set(key, totals);
  return totals;
}
