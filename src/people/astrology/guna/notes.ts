import { countNakshatras, countRashis } from '../zodiac.ts';
import { ganaOf, LORDS, nadiOf, yoniOf } from './classes.ts';
import { friendshipOf } from './friendship.ts';
import { yoniPoints } from './tables.ts';
import { isHalved, type Moon } from './vashya.ts';

/** Why tradition sets a dosha aside. The points stay as they are. */
export type Cancellation =
  | 'same_lord'
  | 'friendly_lords'
  | 'different_padas'
  | 'different_nakshatras'
  | 'different_rashis'
  | 'bride_far_ahead';

/** A dosha of a match, or what the points depend on. */
export type MatchNote = {
  name: 'nadi_dosha' | 'bhakoot_dosha' | 'gana_dosha' | 'yoni_dosha' | 'vashya_halves';
  /** Rashis counted each way, for a bhakoot dosha: '2/12', '5/9' or '6/8'. */
  kind?: '2/12' | '5/9' | '6/8';
  cancellations: Cancellation[];
};

/** Returns the doshas of a match with what cancels them (B. V. Raman, Muhurtha; Saral Jyotish, Melapak). */
export function matchNotes(bride: Moon, groom: Moon): MatchNote[] {
  const notes: MatchNote[] = [];
  if (nadiOf(bride.nakshatra) === nadiOf(groom.nakshatra)) {
    notes.push({ name: 'nadi_dosha', cancellations: nadiCancellations(bride, groom) });
  }
  const kind = bhakootKind(bride.rashi, groom.rashi);
  if (kind) notes.push({ name: 'bhakoot_dosha', kind, cancellations: lordCancellations(bride, groom) });
  if (isGanaDosha(bride, groom)) {
    notes.push({ name: 'gana_dosha', cancellations: ganaCancellations(bride, groom) });
  }
  // The seven pairs of sworn enemies are those with 0 points in the table that is the same both ways.
  if (yoniPoints.raman[yoniOf(bride.nakshatra)]![yoniOf(groom.nakshatra)] === 0) {
    notes.push({ name: 'yoni_dosha', cancellations: lordCancellations(bride, groom) });
  }
  if (isHalved(bride) || isHalved(groom)) notes.push({ name: 'vashya_halves', cancellations: [] });
  return notes;
}

/** Returns the kind of bhakoot dosha between two rashis; null where there is none. */
export function bhakootKind(bride: number, groom: number): MatchNote['kind'] | null {
  switch (countRashis(bride, groom)) {
    case 2:
    case 12:
      return '2/12';
    case 5:
    case 9:
      return '5/9';
    case 6:
    case 8:
      return '6/8';
    default:
      return null;
  }
}

function isGanaDosha(bride: Moon, groom: Moon): boolean {
  const [one, other] = [ganaOf(bride.nakshatra), ganaOf(groom.nakshatra)];
  return one !== other && (one === 'rakshasa' || other === 'rakshasa');
}

function lordCancellations(bride: Moon, groom: Moon): Cancellation[] {
  const [one, other] = [LORDS[bride.rashi]!, LORDS[groom.rashi]!];
  if (one === other) return ['same_lord'];
  return friendshipOf(one, other) === 'friend friend' ? ['friendly_lords'] : [];
}

function ganaCancellations(bride: Moon, groom: Moon): Cancellation[] {
  const ahead = countNakshatras(groom.nakshatra, bride.nakshatra) > 14;
  return [...lordCancellations(bride, groom), ...(ahead ? (['bride_far_ahead'] as const) : [])];
}

function nadiCancellations(bride: Moon, groom: Moon): Cancellation[] {
  const found: Cancellation[] = [];
  if (bride.nakshatra === groom.nakshatra) {
    if (bride.rashi !== groom.rashi) found.push('different_rashis');
    else if (bride.pada !== groom.pada) found.push('different_padas');
  } else if (bride.rashi === groom.rashi) found.push('different_nakshatras');
  return found;
}
