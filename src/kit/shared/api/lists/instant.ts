import { z } from 'zod';
import { code } from '../errorCode.ts';

/** An instant in UTC. The database has no year 0, and no birth that is computed is from before 1850. */
export const instant = z.iso
  .datetime(code('date_invalid'))
  .refine((one) => one >= '1800', code('date_invalid'));
