import { between, pick } from '../../seed/random.ts';
import { placeOfPada } from '../../src/people/astrology/zodiac.ts';
import type { Needs } from './need.ts';

/** Returns what the requests for charts and matches need. */
export function horoscopeNeeds(): Needs {
  return {
    'horoscopes.chart': {
      fields: (next) => ({
        date: `${between(next, 1850, 2020)}-0${between(next, 1, 9)}-1${between(next, 0, 9)}`,
        timeZone: 'Asia/Kolkata',
      }),
    },
    // The samples show theirs to everyone.
    'profileHoroscopes.read': { fields: (next) => ({ id: pick(next, ['P001', 'P004', 'P006']) }) },
    'profileHoroscopes.file': {
      actor: 'member',
      fields: (next) => ({ id: pick(next, ['P001', 'P004', 'P006']) }),
    },
    'horoscopes.match': {
      fields: (next) => ({
        bride: placeOfPada(between(next, 0, 107)),
        groom: placeOfPada(between(next, 0, 107)),
      }),
    },
  };
}
