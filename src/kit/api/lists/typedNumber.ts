import { z } from 'zod';
import { cleanCode } from '../../shared/text/clean.ts';

/** Returns the schema of a number that an address has as text, in the digits of any script. @param number a schema that coerces */
export const typedNumber = <Schema extends z.ZodType>(number: Schema) =>
  z.preprocess<unknown, Schema, z.input<Schema>>(
    (typed: unknown) => (typeof typed === 'string' ? cleanCode(typed) : typed),
    number,
  );
