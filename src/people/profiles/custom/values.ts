import {
  CUSTOM_MAX,
  type CustomField,
  type CustomSection,
  type CustomValue,
  type CustomValues,
  isText,
} from '../../../base/custom-fields/shared/field.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import { type Coded, code, codeOfIssue, type Issue } from '../../../kit/shared/api/errorCode.ts';
import { hasYear, isDay } from '../shared/facts/age.ts';
import { paragraphs, words } from '../shared/facts/fields.ts';

/** A profile's row, with what it states of the site's own fields. */
export type CustomRow = { custom: unknown; custom_texts: unknown };

/** What is stored: texts apart from the rest. */
export type StoredCustom = { custom: CustomValues; texts: Readonly<Record<string, string>> };

export const storedOf = (row: CustomRow): StoredCustom => ({
  custom: (row.custom ?? {}) as CustomValues,
  texts: (row.custom_texts ?? {}) as Record<string, string>,
});

/** Returns the stated values of some fields, without options that were removed. */
export function valuesOf(fields: readonly CustomField[], { custom, texts }: StoredCustom): CustomValues {
  const values: Record<string, CustomValue> = {};
  for (const field of fields) {
    const value = statedOf(field, isText(field.kind) ? texts[field.key] : custom[field.key]);
    if (value !== null) values[field.key] = value;
  }
  return values;
}

function statedOf({ kind, options }: CustomField, value: CustomValue | undefined): CustomValue | null {
  if (value === undefined) return null;
  const has = (key: unknown) => options.some((one) => one.key === key);
  if (kind === 'option') return has(value) ? value : null;
  if (kind !== 'options') return value;
  const some = (value as string[]).filter(has);
  return some.length > 0 ? some : null;
}

export const fieldsIn = (fields: readonly CustomField[], section: string): CustomField[] =>
  fields.filter((field) => field.section === (section as CustomSection));

/**
 * Returns what is stored of some fields after values were sent, and refuses values that a field cannot have. A field that is
 * left out stays as it was.
 */
export function changedCustom(
  fields: readonly CustomField[],
  sent: Readonly<Record<string, CustomValue | null>>,
  { custom, texts }: StoredCustom,
): StoredCustom {
  const next = { custom: { ...custom }, texts: { ...texts } };
  const wrong: Record<string, Coded> = {};
  for (const field of fields) {
    const { key, kind } = field;
    const value = sent[key];
    if (value === undefined) continue;
    const kept = (isText(kind) ? next.texts : next.custom) as Record<string, CustomValue>;
    const checked = value === null ? null : checkValue(field, value, kept[key]);
    if (isWrong(checked)) wrong[`custom.${key}`] = checked.wrong;
    else if (checked === null) delete kept[key];
    else kept[key] = checked;
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
  return next;
}

type Wrong = { wrong: Coded };
const isWrong = (checked: unknown): checked is Wrong =>
  typeof checked === 'object' && checked !== null && 'wrong' in checked;

/** Returns a value as it is stored; null for one that states nothing. @param before an option that is kept though it is retired */
function checkValue(
  field: CustomField,
  value: CustomValue,
  before: CustomValue | undefined,
): CustomValue | null | Wrong {
  const { kind, options, min, max } = field;
  const notOne: Wrong = { wrong: code('choice_invalid') };
  const isOption = (key: unknown) => {
    const option = options.find((one) => one.key === key);
    return option !== undefined && (!option.retired || [before].flat().includes(option.key));
  };
  switch (kind) {
    case 'option':
      return value === '' ? null : isOption(value) ? value : notOne;
    case 'options': {
      if (!Array.isArray(value) || !value.every(isOption)) return notOne;
      const chosen = new Set(value);
      return chosen.size === 0 ? null : options.flatMap(({ key }) => (chosen.has(key) ? [key] : []));
    }
    case 'yes_no':
      return typeof value === 'boolean' ? value : notOne;
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value)) return { wrong: code('number_invalid') };
      if (value < min) return { wrong: code('number_small', { minimum: min }) };
      return value > max ? { wrong: code('number_large', { maximum: max }) } : value;
    case 'date':
      if (value === '') return null;
      if (typeof value !== 'string' || !hasYear(value) || !isDay(value))
        return { wrong: code('date_invalid') };
      return value;
    case 'line':
    case 'text': {
      const schema = kind === 'line' ? words(CUSTOM_MAX.line) : paragraphs(CUSTOM_MAX.text);
      const { data, error } = schema.safeParse(value);
      return error ? { wrong: codeOfIssue(error.issues[0] as Issue) } : (data ?? null);
    }
  }
}
