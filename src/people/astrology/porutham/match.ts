import { GANAS, ganaOf, LORDS, yoniOf } from '../guna/classes.ts';
import { friendshipOf } from '../guna/friendship.ts';
import { yoniPoints } from '../guna/tables.ts';
import { countNakshatras, countRashis, type ZodiacPosition } from '../zodiac.ts';
import { AMENABLE, isVedha, rajjuOf, SHARED } from './groups.ts';

/** How well a porutham agrees: uttama, madhyama, adhama. */
export type Agreement = 'good' | 'average' | 'bad';

/** The ten poruthams of the South, in their usual order. */
export const PORUTHAMS = [
  ...['dinam', 'ganam', 'mahendram', 'stree_deergham', 'yoni'],
  ...['rasi', 'rasi_adhipathi', 'vasyam', 'rajju', 'vedhai'],
] as const;

export type PoruthamName = (typeof PORUTHAMS)[number];
export type Porutham = { name: PoruthamName; agreement: Agreement };

/** Counted from the bride's to the groom's nakshatra, both included. */
const count = (bride: ZodiacPosition, groom: ZodiacPosition) =>
  countNakshatras(bride.nakshatra, groom.nakshatra);

const rules: Record<PoruthamName, (bride: ZodiacPosition, groom: ZodiacPosition) => Agreement> = {
  dinam(bride, groom) {
    if (bride.nakshatra === groom.nakshatra) return sharedNakshatra(bride.nakshatra);
    return [0, 2, 4, 6, 8].includes(count(bride, groom) % 9) ? 'good' : 'bad';
  },
  ganam(bride, groom) {
    const [one, other] = [ganaOf(bride.nakshatra), ganaOf(groom.nakshatra)];
    if (one === other) return 'good';
    // A rakshasa bride needs a groom of her gana; a rakshasa groom is passable.
    if (one === 'rakshasa') return 'bad';
    if (other === 'rakshasa') return 'average';
    return GANAS.indexOf(one) > GANAS.indexOf(other) ? 'good' : 'average';
  },
  mahendram: (bride, groom) => {
    const counted = count(bride, groom);
    return counted > 1 && counted % 3 === 1 ? 'good' : 'bad';
  },
  stree_deergham(bride, groom) {
    const counted = count(bride, groom);
    if (counted > 13) return 'good';
    return counted > 7 ? 'average' : 'bad';
  },
  yoni(bride, groom) {
    const [one, other] = [yoniOf(bride.nakshatra), yoniOf(groom.nakshatra)];
    if (one === other) return 'good';
    return yoniPoints.raman[one]![other] === 0 ? 'bad' : 'average';
  },
  rasi(bride, groom) {
    const counted = countRashis(bride.rashi, groom.rashi);
    if (counted === 1) return bride.nakshatra === groom.nakshatra ? 'average' : 'good';
    if (counted >= 7) return 'good';
    return lordsAgree(bride, groom) ? 'average' : 'bad';
  },
  rasi_adhipathi(bride, groom) {
    switch (friendshipOf(LORDS[bride.rashi]!, LORDS[groom.rashi]!)) {
      case 'friend friend':
        return 'good';
      case 'friend neutral':
      case 'neutral neutral':
        return 'average';
      default:
        return 'bad';
    }
  },
  vasyam(bride, groom) {
    if (AMENABLE[bride.rashi]!.includes(groom.rashi)) return 'good';
    return AMENABLE[groom.rashi]!.includes(bride.rashi) ? 'average' : 'bad';
  },
  rajju: (bride, groom) => (rajjuOf(bride.nakshatra) === rajjuOf(groom.nakshatra) ? 'bad' : 'good'),
  vedhai: (bride, groom) => (isVedha(bride.nakshatra, groom.nakshatra) ? 'bad' : 'good'),
};

function sharedNakshatra(nakshatra: number): Agreement {
  if (SHARED.good.includes(nakshatra)) return 'good';
  return SHARED.average.includes(nakshatra) ? 'average' : 'bad';
}

function lordsAgree(bride: ZodiacPosition, groom: ZodiacPosition): boolean {
  return friendshipOf(LORDS[bride.rashi]!, LORDS[groom.rashi]!) === 'friend friend';
}

/** Returns the ten poruthams of two places of the Moon. */
export const matchPoruthams = (bride: ZodiacPosition, groom: ZodiacPosition): Porutham[] =>
  PORUTHAMS.map((name) => ({ name, agreement: rules[name](bride, groom) }));
