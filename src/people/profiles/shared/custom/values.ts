import { z } from 'zod';
import { CUSTOM_MAX, type CustomValues } from '../../../../base/custom-fields/shared/field.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';

const key = z.string().min(1).max(60, code('choice_invalid'));
const keys = z.array(key).max(CUSTOM_MAX.options);

const value = z.union([
  z.string().max(CUSTOM_MAX.text * 2, code('text_long', { maximum: CUSTOM_MAX.text })),
  keys,
  z.number(),
  z.boolean(),
]);

/** A few more than a site can have: some may have been removed since a page was opened. */
const FIELDS_MAX = CUSTOM_MAX.fields * 2;

/** Values of the site's own fields as a client sends them, by key. The server checks each by what its field is. */
export const sentCustom = z
  .record(key, value.nullable())
  .refine((values) => Object.keys(values).length <= FIELDS_MAX, code('value_long'))
  .optional()
  .describe("The site's own fields: null for what is not stated any more; a field that is left out stays");

/** Values of the site's own fields as the API answers them: those that are stated. */
export const readCustom: z.ZodType<CustomValues> = z
  .record(z.string(), z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]))
  .describe("Stated values of the site's own fields, by key (/api/custom-fields)");
