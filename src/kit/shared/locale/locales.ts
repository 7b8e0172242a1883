/**
 * The languages that the site is written in. A further one is a line here and its catalog, `src/catalog/<locale>.po`.
 * `name` is in the language itself. `tag` is for Intl: India's grouping of digits, written 0 to 9.
 */
export const locales = {
  en: { name: 'English', tag: 'en-IN' },
} satisfies Record<string, { name: string; tag: string }>;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];

/** Whether a text is one of `locales`; the pseudo-locale is not. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);

/** English with accents and in brackets, which reveals text that is not in the catalog. Only for tests. */
export const PSEUDO_LOCALE = 'en-XA';

/** Returns whether the site has a language: one of `locales`, or the pseudo-locale. */
export const hasLocale = (text: string): boolean => isLocale(text) || text === PSEUDO_LOCALE;

/** Returns the first of the languages that somebody reads, as BCP 47 tags, that the site has; English otherwise. */
export function pickLocale(tags: readonly string[]): Locale {
  const languages = tags.map((tag) => tag.toLowerCase().split('-')[0]!);
  return languages.find(isLocale) ?? 'en';
}

/** Returns the tags of an Accept-Language header, the best first. */
export const tagsOf = (header: string): string[] =>
  header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality =
        options
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
