import { z } from 'zod';
import { type Coded, code } from '../../../../kit/shared/api/errorCode.ts';
import { line, lines, oneEmptyLine, UNSTORABLE } from '../../../../kit/shared/api/text.ts';
import { cleanName } from '../../../../kit/shared/text/clean.ts';
import type { Fact } from './fact.ts';
import { RUPEES_MAX, WORDS_MAX } from './limits.ts';
import { type FactKey, type FactValues, factOf, fieldsOf } from './list.ts';

const LIST_MAX = 15;

const tidy = (text: string) => text.normalize('NFC').replace(/ +/g, ' ');

/** A line of free text in any language; empty means that it is not stated. */
export const words = (max = WORDS_MAX) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(line, UNSTORABLE)
    .nullable()
    .transform((text) => (text ? tidy(text) : null));

/** What somebody of the family is called. */
const called = (max: number) =>
  z
    .string()
    .overwrite(cleanName)
    .max(max)
    .regex(line, UNSTORABLE)
    .nullable()
    .transform((text) => text || null);

export const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(lines, UNSTORABLE)
    .nullable()
    .transform((text) => (text ? oneEmptyLine(text.normalize('NFC').replaceAll('\r\n', '\n')) : null));

/** Free words, each kept once, whatever its case. */
export const list = (max = WORDS_MAX) =>
  z
    .array(z.string().trim().min(1, code('value_invalid')).max(max).regex(line, UNSTORABLE).transform(tidy))
    .max(LIST_MAX)
    .transform((all) => [...new Map(all.map((one) => [one.toLowerCase(), one])).values()]);

/** The key of an option; the server checks that its list has it. */
export const key = z
  .string()
  .max(60, code('choice_invalid'))
  .nullable()
  .transform((text) => text || null);

/** The key of an option that has to be chosen; the server checks that its list has it. */
export const chosen = (message: Coded) =>
  z.string({ error: message }).min(1, message).max(60, code('choice_invalid'));

/** The keys of several options; the server checks that their list has them. */
export const keys = z.array(z.string().min(1).max(60, code('choice_invalid'))).max(60);

/** A whole number; not stated without one. */
export const whole = (wrong: Coded, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: (issue) => (issue.code === 'invalid_type' ? wrong : undefined) })
    .int(wrong)
    .min(min)
    .max(max)
    .nullable();

/** Refuses a value that is above another one, where both are stated. Of a range, the end is marked unless `wrong` says otherwise. */
export const ordered =
  <Values>(
    from: keyof Values & string,
    to: keyof Values & string,
    wrong: { at: keyof Values & string; message: Coded } = { at: to, message: code('range_reversed') },
  ) =>
  (values: Values, context: z.RefinementCtx) => {
    const [min, max] = [values[from], values[to]] as (number | null)[];
    if (min != null && max != null && min > max) {
      context.addIssue({ code: 'custom', path: [wrong.at], message: wrong.message });
    }
  };

function fieldOf(fact: Fact): z.ZodType {
  switch (fact.kind) {
    case 'option':
      return fact.required ? chosen(fact.required) : key;
    case 'options':
      return keys;
    case 'number':
      return whole(fact.wrong, fact);
    case 'rupees':
      return whole(code('value_invalid'), { min: 0, max: RUPEES_MAX });
    case 'line':
      return fact.isName ? called(fact.max) : words(fact.max);
    case 'text':
      return paragraphs(fact.max);
    case 'words':
      return list(fact.max);
  }
}

type Shape<Some extends FactKey> = {
  [Field in keyof FactValues<Some>]: z.ZodType<FactValues<Some>[Field]>;
};

const shapeOf = <Some extends FactKey>(facts: readonly Some[], fieldFor: (fact: Fact) => z.ZodType) =>
  Object.fromEntries(
    facts.flatMap((key) => fieldsOf(key).map((field) => [field, fieldFor(factOf(key))])),
  ) as Shape<Some>;

/** Returns the fields of facts as a client sends them. */
export const sentFields = <Some extends FactKey>(facts: readonly Some[]): Shape<Some> =>
  shapeOf(facts, (fact) =>
    fact.omittable ? fieldOf(fact).default(fact.kind === 'options' ? [] : null) : fieldOf(fact),
  );

const number = z.number().int().nullable();
const text = z.string().nullable();

function readFieldOf(fact: Fact): z.ZodType {
  switch (fact.kind) {
    case 'option':
      return fact.required ? z.string() : text.describe('An option of a list, by its key');
    case 'number':
      return number;
    case 'rupees':
      return number.describe('A year');
    case 'options':
    case 'words':
      return z.array(z.string());
    default:
      return text;
  }
}

/** Returns the fields of facts as the API answers them: values stored by an older version are answered as they are. */
export const readFields = <Some extends FactKey>(facts: readonly Some[]): Shape<Some> =>
  shapeOf(facts, readFieldOf);
