import type { CustomField, CustomValue } from '../../../base/custom-fields/shared/field.ts';
import { textKeys } from '../custom/readers.ts';
import { changedCustom, fieldsIn, valuesOf } from '../custom/values.ts';
import { changedCustomWishes, customWishesIn } from '../custom/wishes.ts';
import type { CustomWishValue } from '../shared/sections/customWishes.ts';
import { CUSTOM, differingFields } from '../shared/sections/differing.ts';
import type { SectionName } from '../shared/sections/lists.ts';
import { joinCustomTexts } from '../texts/names.ts';
import type { ProfileParts, SectionRows } from './sectionStore.ts';
import { customOf } from './values.ts';

/**
 * What saving a section changes of the site's own fields in it.
 * @property values of the section afterwards
 * @property custom what the profile states afterwards; null: as before
 * @property wishes what the family looks for afterwards; undefined: as before
 * @property texts what it states in texts, which may have to be approved; undefined: as before
 */
type CustomChange = {
  values: { custom?: object | undefined };
  custom: string | null;
  texts?: string | null;
  wishes?: string;
};

/** Returns the change, null for a section without such fields; refuses values that a field cannot have. */
export function customChange(
  fields: readonly CustomField[],
  section: SectionName,
  sent: object,
  parts: ProfileParts,
): CustomChange | null {
  if (section === 'horoscope') return null;
  if (fields.length === 0) return { values: { custom: undefined }, custom: null };
  if (section === 'wishes') return wishChange(fields, sent, parts);
  const values = (sent as { custom?: Record<string, CustomValue | null> }).custom ?? {};
  const mine = fieldsIn(fields, section);
  if (mine.length === 0) return { values: { custom: {} }, custom: null };
  const { custom, texts } = changedCustom(mine, values, customOf(parts));
  return {
    values: { custom: valuesOf(mine, { custom, texts }) },
    custom: JSON.stringify(custom),
    ...(textKeys(mine).length > 0 && { texts: joinCustomTexts(texts) }),
  };
}

function wishChange(
  fields: readonly CustomField[],
  sent: object,
  { preferences }: ProfileParts,
): CustomChange {
  const values = (sent as { custom?: Record<string, CustomWishValue | null> }).custom ?? {};
  const wishes = changedCustomWishes(fields, values, preferences?.custom);
  return { values: { custom: customWishesIn(fields, wishes) }, custom: null, wishes: JSON.stringify(wishes) };
}

/** Adds the change to what a section writes. */
export function withCustom(rows: SectionRows, change: CustomChange | null): SectionRows {
  if (change?.wishes !== undefined)
    return { ...rows, preferences: { ...rows.preferences, custom: change.wishes } };
  if (change?.custom == null) return rows;
  return { ...rows, profiles: { ...rows.profiles, custom: change.custom } };
}

/** Returns the names of changed fields, with each of the site's own fields by its key: `custom.sect`. */
export function namesOf(changed: string[], now: object, before: object): string[] {
  if (!changed.includes(CUSTOM)) return changed;
  const [one, other] = [now, before].map((values) => (values as { custom: object }).custom);
  const keys = { ...one, ...other };
  const own = Object.keys(keys).filter(
    (key) =>
      differingFields(
        { [CUSTOM]: { [key]: one![key as never] } },
        { [CUSTOM]: { [key]: other![key as never] } },
      ).length > 0,
  );
  return [...changed.filter((name) => name !== CUSTOM), ...own.map((key) => `${CUSTOM}.${key}`)];
}
