import { countNakshatras } from '../zodiac.ts';
import { GANAS, ganaOf, LORDS, nadiOf, VARNAS, varnaOf, YONIS, yoniOf } from './classes.ts';
import { friendshipOf, maitriPoints } from './friendship.ts';
import { bhakootKind, type MatchNote, matchNotes } from './notes.ts';
import { type Convention, ganaPoints, sources, vashyaPoints, yoniPoints } from './tables.ts';
import { halvesOf, type Moon, VASHYAS, vashyaOf } from './vashya.ts';

/** The eight kootas, each with the most points it gives. */
export const KOOTAS = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;

export type KootaName = keyof typeof KOOTAS;

/** What each koota is about, in a sentence. */
export const meanings: Record<KootaName, string> = {
  varna: 'Varna compares outlook and sense of duty.',
  vashya: 'Vashya compares mutual attraction and influence.',
  tara: 'Tara compares health and fortune by the count between the two nakshatras.',
  yoni: 'Yoni compares physical closeness by the animals of the nakshatras.',
  maitri: 'Graha maitri compares friendship and thinking by the lords of the rashis.',
  gana: 'Gana compares temperament.',
  bhakoot: 'Bhakoot compares family life and prosperity by the distance between the rashis.',
  nadi: 'Nadi compares constitution and the health of children.',
};

/** A koota of a match: its points, and what the bride and the groom are in it. */
export type Koota = {
  name: KootaName;
  points: number;
  max: number;
  bride: string;
  groom: string;
  meaning: string;
};

export type GunaMilan = {
  convention: Convention;
  /** Where the tables are from. */
  source: string;
  kootas: Koota[];
  total: number;
  max: 36;
  notes: MatchNote[];
};

type Counted = { points: number; bride: string; groom: string };

/** Taras of the nine places that are counted again and again; the third, fifth and seventh are bad. */
const TARAS = [
  ...['janma', 'sampat', 'vipat', 'kshema', 'pratyari'],
  ...['sadhaka', 'vadha', 'mitra', 'ati_mitra'],
] as const;
const BAD_TARAS = ['vipat', 'pratyari', 'vadha'];

const taraBetween = (from: number, to: number) => TARAS[(countNakshatras(from, to) - 1) % 9]!;

const countings: Record<KootaName, (bride: Moon, groom: Moon, convention: Convention) => Counted> = {
  varna(bride, groom) {
    const [one, other] = [varnaOf(bride.rashi), varnaOf(groom.rashi)];
    return { points: VARNAS.indexOf(other) >= VARNAS.indexOf(one) ? 1 : 0, bride: one, groom: other };
  },
  vashya(bride, groom, convention) {
    const [one, other] = [vashyaOf(bride), vashyaOf(groom)];
    const points = vashyaPoints[convention][one]![other]!;
    return { points, bride: VASHYAS[one]!, groom: VASHYAS[other]! };
  },
  tara(bride, groom) {
    const one = taraBetween(groom.nakshatra, bride.nakshatra);
    const other = taraBetween(bride.nakshatra, groom.nakshatra);
    const points = [one, other].filter((tara) => !BAD_TARAS.includes(tara)).length * 1.5;
    return { points, bride: one, groom: other };
  },
  yoni(bride, groom, convention) {
    const [one, other] = [yoniOf(bride.nakshatra), yoniOf(groom.nakshatra)];
    return { points: yoniPoints[convention][one]![other]!, bride: YONIS[one]!, groom: YONIS[other]! };
  },
  maitri(bride, groom) {
    const [one, other] = [LORDS[bride.rashi]!, LORDS[groom.rashi]!];
    return { points: maitriPoints[friendshipOf(one, other)]!, bride: one, groom: other };
  },
  gana(bride, groom, convention) {
    const [one, other] = [ganaOf(bride.nakshatra), ganaOf(groom.nakshatra)];
    const points = ganaPoints[convention][GANAS.indexOf(one)]![GANAS.indexOf(other)]!;
    return { points, bride: one, groom: other };
  },
  bhakoot(bride, groom) {
    const kind = bhakootKind(bride.rashi, groom.rashi);
    return { points: kind ? 0 : 7, bride: String(bride.rashi), groom: String(groom.rashi) };
  },
  nadi(bride, groom) {
    const [one, other] = [nadiOf(bride.nakshatra), nadiOf(groom.nakshatra)];
    return { points: one === other ? 0 : 8, bride: one, groom: other };
  },
};

/** Returns the 36-point guna milan of two places of the Moon. Doshas and what cancels them are notes: they change no points. */
export function matchGunas(bride: Moon, groom: Moon, convention: Convention = 'astrosage'): GunaMilan {
  const kootas = Object.entries(KOOTAS).map(([key, max]) => {
    const name = key as KootaName;
    return { name, ...countings[name](bride, groom, convention), max, meaning: meanings[name] };
  });
  const total = kootas.reduce((sum, { points }) => sum + points, 0);
  return { convention, source: sources[convention], kootas, total, max: 36, notes: matchNotes(bride, groom) };
}

/**
 * Returns the least and the most total of all pairs, for births whose time is not known; a Moon that may be in either half
 * of its rashi counts as two.
 */
export function rangeOfTotals(brides: Moon[], grooms: Moon[], convention?: Convention) {
  const all = grooms.flatMap(halvesOf);
  const totals = brides
    .flatMap(halvesOf)
    .flatMap((bride) => all.map((groom) => matchGunas(bride, groom, convention).total));
  return { least: Math.min(...totals), most: Math.max(...totals) };
}
