/**
 * The languages that the site is written in. A further one is a line here and its catalog, `src/catalog/<locale>.po`.
 * `name` is in the language itself. `tag` is for Intl: India's grouping of digits, written 0 to 9.
 */
export const locales = {
  en: { name: 'English', tag: 'en-IN' },
} satisfies Record<string, { name: string; tag: string }>;

export type Locale = keyof typeof locales;

export const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);

/** English with accents and in brackets: it shows what is not in the catalog. Nobody is offered it. */
export const PSEUDO_LOCALE = 'en-XA';
