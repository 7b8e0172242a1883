import { z } from 'zod';
import { type Coded, code } from '../../kit/shared/api/errorCode.ts';
import { line, UNSTORABLE } from '../../kit/shared/api/text.ts';
import { localeCodes } from '../../kit/shared/locale/locales.ts';
import {
  CUSTOM_KINDS,
  CUSTOM_MAX,
  CUSTOM_SECTIONS,
  hasOptions,
  isComparable,
  type Names,
  SEEN_BY,
} from './shared/field.ts';

const name = (missing: Coded) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(CUSTOM_MAX.name, code('text_long', { maximum: CUSTOM_MAX.name }))
    .regex(line, UNSTORABLE)
    .transform((text) => text.normalize('NFC').replace(/ +/g, ' '));

const other = z
  .string()
  .trim()
  .max(CUSTOM_MAX.name, code('text_long', { maximum: CUSTOM_MAX.name }))
  .regex(line, UNSTORABLE)
  .transform((text) => text.normalize('NFC').replace(/ +/g, ' ') || undefined)
  .optional();

const names = z
  .object({
    en: name(code('option_missing')),
    ...Object.fromEntries(localeCodes.filter((locale) => locale !== 'en').map((locale) => [locale, other])),
  })
  .describe('By language; English is shown where a language has none') as unknown as z.ZodType<Names>;

const choice = { error: code('choice_invalid') };
const bound = z
  .number({ error: code('number_invalid') })
  .int(code('number_invalid'))
  .min(0)
  .max(CUSTOM_MAX.number);

const option = z.object({
  key: z.string().min(1).max(60).nullable().describe('null: a new option'),
  names,
  retired: z.boolean().default(false).describe('No longer offered; profiles that have it keep it'),
});

/** A profile field as staff define it, but for its kind, which never changes. */
export const fieldInput = z.object({
  names,
  section: z.enum(CUSTOM_SECTIONS, choice),
  seenBy: z.enum(SEEN_BY, choice),
  onCard: z.boolean().default(false),
  asked: z.boolean().default(false).describe('Whether registration asks for it'),
  filter: z.boolean().default(false),
  wish: z.boolean().default(false).describe('Whether families can state it as a preference'),
  min: bound.default(0).describe('Of a number'),
  max: bound.default(CUSTOM_MAX.number).describe('Of a number'),
  options: z
    .array(option)
    .max(CUSTOM_MAX.options, code('custom_options_full', { maximum: CUSTOM_MAX.options }))
    .default([])
    .describe('Of a list, in their order. One that is left out is removed in all profiles, too'),
});
export const kindInput = z.enum(CUSTOM_KINDS, choice);

export type FieldInput = z.output<typeof fieldInput>;

/** Returns what is wrong with a field of a kind, by input field. */
export function wrongField(kind: (typeof CUSTOM_KINDS)[number], it: FieldInput): Record<string, Coded> {
  const wrong: Record<string, Coded> = {};
  if (hasOptions(kind)) {
    if (it.options.every(({ retired }) => retired)) wrong.options = code('option_last');
    const seen = new Set<string>();
    for (const [place, { names }] of it.options.entries()) {
      const folded = names.en.toLowerCase();
      if (seen.has(folded)) wrong[`options.${place}.names.en`] = code('option_exists');
      seen.add(folded);
    }
  } else if (it.options.length > 0) wrong.options = code('choice_invalid');
  if (kind === 'number' && it.min > it.max) wrong.max = code('range_reversed');
  for (const use of ['filter', 'wish'] as const)
    if (it[use] && !isComparable(kind)) wrong[use] = code('custom_not_compared');
  if (it.onCard && kind === 'text') wrong.onCard = code('custom_long_on_card');
  if (it.seenBy === 'matches')
    for (const use of ['onCard', 'filter', 'wish'] as const)
      if (it[use]) wrong[use] = code('custom_for_matches');
  return wrong;
}
