import { z } from 'zod';
import { code } from '../errorCode.ts';

/** A day of a period that narrows a list; the database has no year 0. */
export const day = z.iso.date(code('date_invalid')).refine((one) => one >= '1900', code('date_invalid'));
