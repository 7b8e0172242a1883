import { z } from 'zod';
import { CONVENTIONS } from '../horoscope/guna/tables.ts';
import { code } from '../kit/api/errorCode.ts';

/** The first year whose births are computed: before it, hardly any clock in India agreed with another. */
export const FIRST_YEAR = 1850;

/** When and where somebody was born. */
export const birth = z.object({
  date: z.iso.date({ error: code('date_invalid') }).describe('Day at the place of birth, YYYY-MM-DD'),
  time: z
    .string({ error: code('time_invalid') })
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, code('time_invalid'))
    .nullish()
    .describe('By the clocks there, HH:MM or HH:MM:SS; none where it is not known'),
  latitude: z
    .number({ error: code('latitude_invalid') })
    .min(-90, code('latitude_invalid'))
    .max(90, code('latitude_invalid'))
    .describe('Degrees, north positive'),
  longitude: z
    .number({ error: code('longitude_invalid') })
    .min(-180, code('longitude_invalid'))
    .max(180, code('longitude_invalid'))
    .describe('Degrees, east positive'),
  timeZone: z
    .string({ error: code('time_zone_unknown') })
    .min(1, code('time_zone_unknown'))
    .max(60, code('time_zone_unknown'))
    // Temporal would take the zone out of a whole timestamp.
    .regex(/^\s*([A-Za-z][\w+\-/]*|[+-](0\d|1[0-4])(:?[0-5]\d)?)\s*$/, code('time_zone_unknown'))
    .trim()
    .describe('IANA name such as Asia/Kolkata, or a fixed offset such as +05:30'),
});

export type Birth = z.output<typeof birth>;

/** The place of somebody's Moon. */
export const place = z.object({
  rashi: z.number().int().min(0).max(11).describe('0 Mesha to 11 Meena'),
  nakshatra: z.number().int().min(1).max(27).describe('1 Ashwini to 27 Revati'),
  pada: z.number().int().min(1).max(4),
});

const moonLongitude = z.number().min(0).lt(360);

/** One side of a match. */
export const side = place.extend({
  moonLongitude: moonLongitude
    .nullish()
    .describe('Sidereal, in degrees: tells the halves of Dhanu and Makara apart, which vashya does'),
  possible: z
    .array(place.extend({ moonLongitude: moonLongitude.nullish() }))
    .max(12)
    .optional()
    .describe('Other places of the Moon on the day of a birth without a time: for the range of totals'),
});

export type Side = z.output<typeof side>;

/** Two sides to be matched. */
export const match = z.object({
  bride: side,
  groom: side,
  convention: z
    .enum(CONVENTIONS)
    .default('astrosage')
    .describe('astrosage: AstroSage and Saral Jyotish; raman: the tables that follow B. V. Raman'),
});
