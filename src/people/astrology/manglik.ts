import type { Graha } from './sky/longitudes.ts';
import { countRashis } from './zodiac.ts';

/** Houses in which Mars makes a manglik. */
export const MANGLIK_HOUSES = [1, 4, 7, 8, 12];

/** What, by tradition, sets a manglik's dosha aside; the severity stays as it is. */
export type ManglikNote =
  | 'mars_own_sign'
  | 'mars_exalted'
  | 'mars_in_simha_or_kumbha'
  | 'house_exempt'
  | 'mars_with_jupiter'
  | 'jupiter_aspects_mars'
  | 'mars_with_moon'
  | 'jupiter_or_venus_in_lagna';

export type Manglik = {
  /** Low: Mars in one of the houses from the lagna or from the Moon; high: from both. */
  severity: 'none' | 'low' | 'high';
  /** null: the lagna is not known. */
  fromLagna: boolean | null;
  fromMoon: boolean;
  notes: ManglikNote[];
};

/** In these rashis a house is exempt (B. V. Raman, Muhurtha): house → rashis. */
const EXEMPT: Record<number, number[]> = { 4: [0, 7], 7: [3, 9], 8: [8, 11], 12: [1, 6] };

/** Returns how manglik a chart is. @param rashis the rashi of each graha @param lagna rashi of the lagna, or null */
export function readManglik(rashis: Record<Graha, number>, lagna: number | null): Manglik {
  const { mars, moon, jupiter, venus } = rashis;
  const houses = [lagna, moon].map((from) => (from === null ? null : countRashis(from, mars)));
  const hits = houses.map((house) => (house === null ? null : MANGLIK_HOUSES.includes(house)));
  const hit = hits.filter(Boolean).length;
  const notes: ManglikNote[] = [];
  if (hit > 0) {
    if (mars === 0 || mars === 7) notes.push('mars_own_sign');
    if (mars === 9) notes.push('mars_exalted');
    if (mars === 4 || mars === 10) notes.push('mars_in_simha_or_kumbha');
    if (houses.every((house, index) => !hits[index] || EXEMPT[house!]?.includes(mars))) {
      notes.push('house_exempt');
    }
    if (mars === jupiter) notes.push('mars_with_jupiter');
    else if ([5, 7, 9].includes(countRashis(jupiter, mars))) notes.push('jupiter_aspects_mars');
    if (mars === moon) notes.push('mars_with_moon');
    if (lagna !== null && (jupiter === lagna || venus === lagna)) notes.push('jupiter_or_venus_in_lagna');
  }
  return {
    severity: hit === 2 ? 'high' : hit === 1 ? 'low' : 'none',
    fromLagna: hits[0]!,
    fromMoon: hits[1]!,
    notes,
  };
}
