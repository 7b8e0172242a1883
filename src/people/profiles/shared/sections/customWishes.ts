import { z } from 'zod';
import { CUSTOM_MAX } from '../../../../base/custom-fields/shared/field.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { IMPORTANCES, type Importance } from './lists.ts';

/** What a family looks for in one of the site's own fields: any of some options (yes or no, too), or a number between bounds. */
export type CustomWishValue = {
  any: string[];
  min: number | null;
  max: number | null;
  importance: Importance;
};
/** By the keys of fields. */
export type CustomWishValues = Readonly<Record<string, CustomWishValue>>;

const bound = z
  .number({ error: code('number_invalid') })
  .int(code('number_invalid'))
  .min(0)
  .max(CUSTOM_MAX.number)
  .nullable();
const wish = z.object({
  any: z.array(z.string().min(1).max(60)).max(CUSTOM_MAX.options).default([]),
  min: bound.default(null),
  max: bound.default(null),
  importance: z.enum(IMPORTANCES, { error: code('choice_invalid') }).default('important'),
});

/** Wishes for the site's own fields as a client sends them. */
export const sentCustomWishes = z
  .record(z.string().min(1).max(60), wish.nullable())
  .refine((wishes) => Object.keys(wishes).length <= CUSTOM_MAX.fields * 2, code('value_long'))
  .optional()
  .describe(
    "For the site's own fields: null for what is not wished any more; a field that is left out stays",
    // What is null is gone once it is saved.
  ) as unknown as z.ZodOptional<z.ZodType<Record<string, CustomWishValue>>>;

/** As the API answers them. */
export const readCustomWishes = z
  .record(
    z.string(),
    z.object({
      any: z.array(z.string()),
      min: z.number().nullable(),
      max: z.number().nullable(),
      importance: z.enum(IMPORTANCES),
    }),
  )
  .optional()
  .describe("Wishes for the site's own fields, by key: any of some options, or a number between bounds");
