/** A filter of one of the site's own fields, by its key. */
export type CustomFilterKey = `custom.${string}`;

export const customFilterKey = (field: string): CustomFilterKey => `custom.${field}`;

/** Returns the key of the field of a filter; null for one of the product's own. */
export const fieldOfFilter = (filter: string): string | null =>
  filter.startsWith('custom.') ? filter.slice('custom.'.length) : null;

const PART = /^([a-z][a-z0-9_]{0,59}):((?:[a-z][a-z0-9_]*(?:\|[a-z][a-z0-9_]*)*)|(?:\d{0,10}-\d{0,10}))$/;

/** The longest text of these filters. */
export const CUSTOM_FILTER_MAX = 2000;

/**
 * Reads the filters of the site's own fields, which are one text in addresses: `sect:digambar|shvetambar,acres:2-10`. What does not
 * read so is left out.
 */
export function readCustomFilters(text: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (text ?? '').slice(0, CUSTOM_FILTER_MAX).split(',')) {
    const [, field, wanted] = PART.exec(part.trim()) ?? [];
    if (field && wanted && wanted !== '-') found.set(field, wanted);
  }
  return found;
}

/** Returns the text of these filters; empty without any. */
export const writeCustomFilters = (filters: ReadonlyMap<string, string>): string =>
  [...filters]
    .filter(([, wanted]) => wanted && wanted !== '-')
    .map(([field, wanted]) => `${field}:${wanted}`)
    .join(',');

/** Returns the text with another value of one filter; without it where the value is empty. */
export const withCustomFilter = (text: string | undefined, field: string, wanted: string): string =>
  writeCustomFilters(new Map([...readCustomFilters(text), [field, wanted]]));

/** Returns the options of a value. */
export const optionsOf = (wanted: string | undefined): string[] => (wanted ? wanted.split('|') : []);

/** Returns the bounds of a value: null where one is open. */
export function boundsIn(wanted: string | undefined): { min: number | null; max: number | null } {
  const [min = '', max = ''] = (wanted ?? '').split('-');
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);
  return { min: number(min), max: number(max) };
}
