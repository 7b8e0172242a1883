import { z } from 'zod';
import { visitor } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { GRAHAS } from '../astrology/sky/longitudes.ts';
import { milan } from './milan.ts';
import { match, place } from './rules.ts';
import { birth } from './shared/birthRules.ts';

const longitude = z.number().describe('Sidereal (Lahiri), in degrees');
const house = z.number().int().min(1).max(12);
const named = place.extend({ rashiName: z.string(), nakshatraName: z.string() });

const graha = named.extend({
  name: z.enum(GRAHAS),
  longitude,
  house: house.nullable().describe('Whole sign, from the lagna'),
  houseFromMoon: house,
  retrograde: z.boolean(),
});

export const manglik = z.object({
  severity: z
    .enum(['none', 'low', 'high'])
    .nullable()
    .describe('Mars in house 1, 4, 7, 8 or 12 from the lagna or the Moon: low, from both: high'),
  fromLagna: z.boolean().nullable(),
  fromMoon: z.boolean().nullable(),
  notes: z
    .array(
      z.enum([
        ...(['mars_own_sign', 'mars_exalted', 'mars_in_simha_or_kumbha', 'house_exempt'] as const),
        ...(['mars_with_jupiter', 'jupiter_aspects_mars', 'mars_with_moon'] as const),
        'jupiter_or_venus_in_lagna',
      ]),
    )
    .describe('What is said to cancel it; the severity stays'),
});

const change = z.object({
  what: z.enum(['lagna', 'rashi', 'nakshatra', 'pada', 'manglik']),
  minutes: z.number().int().describe('The first minute, from the stated one, at which it is different'),
  from: z.string(),
  to: z.string(),
});

export const chart = z.object({
  rashi: place.shape.rashi.nullable(),
  rashiName: z.string().nullable(),
  nakshatra: place.shape.nakshatra.nullable(),
  nakshatraName: z.string().nullable(),
  pada: place.shape.pada.nullable(),
  lagna: place.shape.rashi.nullable(),
  lagnaName: z.string().nullable(),
  moonLongitude: longitude.nullable(),
  lagnaLongitude: longitude.nullable(),
  marsHouseFromLagna: house.nullable(),
  marsHouseFromMoon: house.nullable(),
  marsHouseFromVenus: house.nullable(),
  manglik,
  grahas: z.array(graha).describe('Rahu and Ketu are mean; without a time, as they are at noon'),
  ayanamsa: z.number(),
  timeKnown: z.boolean(),
  timeZone: z.string(),
  utc: instant.nullable(),
  utcOffsetSeconds: z.number().nullable().describe('Of the clocks at the place on that day'),
  arcsecToBorder: z.number().nullable().describe('From the Moon to the nearest border of a pada'),
  possible: z
    .array(named.extend({ moonLongitude: longitude, from: instant, until: instant }))
    .nullable()
    .describe('Without a time: every place of the Moon on that day'),
  changes: z.array(change).describe('What would be different within 15 minutes'),
  notes: z.array(
    z.enum(['clock_skipped', 'clock_repeated', 'war_time', 'local_time', 'moon_near_border', 'polar']),
  ),
});

export type { Milan } from './milan.ts';
export type ChartAnswer = z.output<typeof chart>;

const placeOfBirth = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
});

export type PlaceAnswer = z.output<typeof placeOfBirth>;

export const contract = {
  chart: visitor
    .route({
      method: 'POST',
      path: '/horoscope/chart',
      summary: 'The chart of a birth; nothing is stored',
      tags: ['horoscope'],
    })
    .input(birth)
    .output(chart),
  match: visitor
    .route({
      method: 'POST',
      path: '/horoscope/match',
      summary: 'Guna milan, 36 points, and the ten poruthams of two people; nothing is stored',
      tags: ['horoscope'],
    })
    .input(match)
    .output(milan),
  places: visitor
    .route({
      method: 'GET',
      path: '/horoscope/places',
      summary: 'Places of birth whose name begins with a text, from GeoNames (CC BY 4.0)',
      tags: ['horoscope'],
    })
    .input(
      z.object({
        part: z.string().overwrite(cleanSearch).max(60),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, code('choice_invalid'))
          .optional()
          .describe(
            'Where the family lives, by ISO 3166-1 alpha-2: its places come as early as those of India',
          ),
      }),
    )
    .output(z.array(placeOfBirth).max(8)),
};
