import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { hasLocale, isLocale, locales } from '../shared/locale/locales.ts';
import { readCatalog } from './catalog.ts';

const cache = new Map<string, I18n>();

/**
 * Returns the catalog's words in the language of an account, and English for one that this version does not have.
 * The server runs without macros: name the result `i18n`, so that `npm run words` finds what is written as
 * `i18n._({ id: 'mail.welcome.subject', message: 'Welcome, {name}', values: { name } })`.
 */
export function i18nFor(locale: string): I18n {
  const cached = cache.get(locale);
  if (cached) return cached;
  if (!hasLocale(locale)) return i18nFor('en');
  const i18n = setupI18n({
    locale,
    locales: [tagOf(locale), 'en'],
    messages: { [locale]: readCatalog(locale) },
  });
  i18n.setMessagesCompiler(compileMessage);
  cache.set(locale, i18n);
  return i18n;
}

/** Returns a language's tag for Intl. */
export const tagOf = (locale: string): string => locales[isLocale(locale) ? locale : 'en'].tag;
