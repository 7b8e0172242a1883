import { z } from 'zod';
import { CONVENTIONS } from '../astrology/guna/tables.ts';

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

export type MatchPerson = z.output<typeof side>;

/** Two sides to be matched. */
export const match = z.object({
  bride: side,
  groom: side,
  convention: z
    .enum(CONVENTIONS)
    .default('astrosage')
    .describe('astrosage: AstroSage and Saral Jyotish; raman: the tables that follow B. V. Raman'),
});
