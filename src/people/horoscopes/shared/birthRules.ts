import { z } from 'zod';
import { anyDay } from '../../../kit/shared/api/dates.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanDate } from '../../../kit/shared/text/clean.ts';

/** The first year whose births are computed: before it, hardly any clock in India agreed with another. */
export const FIRST_YEAR = 1850;

/** When and where somebody was born. */
export const birth = z.object({
  date: anyDay.describe('Day at the place of birth, YYYY-MM-DD'),
  time: z
    .string({ error: code('time_invalid') })
    .overwrite(cleanDate)
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
