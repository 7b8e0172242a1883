import { type CustomField, type CustomValues, isText } from '../../../base/custom-fields/shared/field.ts';
import { type CustomRow, storedOf, valuesOf } from './values.ts';

/** Who reads a profile: everybody its card, members the whole of it, and matches, who are connected, what is for them alone. */
export type CustomReader = 'everyone' | 'members' | 'matches';

/** Returns the fields that a reader sees on a card: what everybody may see, and for members what cards show them. */
const onCards = (fields: readonly CustomField[], reader: CustomReader): CustomField[] =>
  fields.filter(
    ({ seenBy, onCard }) =>
      seenBy === 'everyone' || (onCard && seenBy === 'members' && reader !== 'everyone'),
  );

const inProfiles = (fields: readonly CustomField[], reader: CustomReader): CustomField[] =>
  fields.filter(({ seenBy }) => seenBy !== 'matches' || reader === 'matches');

/** Returns what a card has of the site's own fields; nothing where the site has none, so that answers stay as they were. */
export const cardCustom = (
  fields: readonly CustomField[],
  row: CustomRow,
  reader: CustomReader,
): { custom?: CustomValues } =>
  fields.length === 0 ? {} : { custom: valuesOf(onCards(fields, reader), storedOf(row)) };

/** Returns what a whole profile has of them, as `cardCustom` does. */
export const profileCustom = (
  fields: readonly CustomField[],
  row: CustomRow,
  reader: CustomReader,
): { custom?: CustomValues } =>
  fields.length === 0 ? {} : { custom: valuesOf(inProfiles(fields, reader), storedOf(row)) };

/** Returns the keys of fields with texts that are masked. */
export const textKeys = (fields: readonly CustomField[]): string[] =>
  fields.filter(({ kind }) => isText(kind)).map(({ key }) => key);

/** Returns what a profile states with other texts. */
export function withTexts(
  fields: readonly CustomField[],
  custom: CustomValues,
  texts: Readonly<Record<string, string>>,
): CustomValues {
  const written = textKeys(fields);
  const rest = Object.entries(custom).filter(([key]) => !written.includes(key));
  return Object.fromEntries([
    ...rest,
    ...written.flatMap((key): [string, string][] => (texts[key] === undefined ? [] : [[key, texts[key]]])),
  ]);
}
