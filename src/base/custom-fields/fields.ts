import type { App } from '../../kit/app/app.ts';
import type { CustomField, Names } from './shared/field.ts';

/**
 * The fields as they are stored among the settings, which every process keeps in memory and loads again when they change.
 * @property gone keys of removed fields and options: they never mean anything else, as profiles may still have them
 */
export type StoredFields = {
  version: number;
  fields: readonly CustomField[];
  gone: readonly string[];
};

/** Their subject among the settings. */
export const CUSTOM_FIELDS = 'custom_fields';

const none: StoredFields = { version: 0, fields: [], gone: [] };

/** Returns the fields in a stored value. */
export const storedFields = (value: unknown): StoredFields =>
  (value as StoredFields | null | undefined) ?? none;

/** Returns the profile fields that the site added, in their order, from memory; the same list until something changes. */
export const readCustomFields = ({ settings }: Pick<App, 'settings'>): readonly CustomField[] =>
  storedFields(settings.read().get(CUSTOM_FIELDS)).fields;

/** Returns the version of the fields, from memory; null while there are none. */
export function customFieldsVersion({ settings }: Pick<App, 'settings'>): string | null {
  const { version, fields } = storedFields(settings.read().get(CUSTOM_FIELDS));
  return fields.length > 0 ? String(version) : null;
}

/** Returns a name in a language (a BCP 47 tag), in English where it has none in that language. */
export function nameIn(names: Names, locale: string): string {
  for (let tag = locale; tag; tag = tag.includes('-') ? tag.replace(/-[^-]*$/, '') : '') {
    const found = names[tag];
    if (found) return found;
  }
  return names.en;
}
