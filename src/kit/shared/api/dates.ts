import { z } from 'zod';
import { cleanDate } from '../text/clean.ts';
import { code } from './errorCode.ts';

/** An instant in UTC. The database has no year 0, and no birth that is computed is from before 1850. */
export const instant = z.iso
  .datetime(code('date_invalid'))
  .refine((one) => one >= '1800', code('date_invalid'));

/** A day of the calendar, typed in the digits of any script; the database has no year 0. */
export const anyDay = z
  .string(code('date_invalid'))
  .overwrite(cleanDate)
  .check(z.iso.date(code('date_invalid')))
  .refine((one) => one >= '0001', code('date_invalid'));

/** A day of a period that narrows a list. */
export const day = anyDay.refine((one) => one >= '1900', code('date_invalid'));
