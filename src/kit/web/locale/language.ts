import { i18n } from '@lingui/core';
import { browserStorage } from '../../../ui/state/storage.ts';
import { isLocale, locales, PSEUDO_LOCALE, pickLocale } from '../../shared/locale/locales.ts';
import { activateEnglish, storedLocale } from './locale.ts';

// Loaded for a language other than English, and once somebody is logged in.

/** Shows the site in the language that was shown last, else in the first of the browser's own that the site has. */
export function startLanguage(): void {
  void loadLocale(storedLocale() ?? pickLocale(navigator.languages));
}

/** Shows the site in an account's language, here and when this browser comes back. */
export function showLocale(locale: string): void {
  if (locale === (storedLocale() ?? i18n.locale) || storedLocale() === PSEUDO_LOCALE) return;
  // Without storage, the browser loads the account's language again.
  browserStorage.write('locale', locale);
  void loadLocale(locale);
}

/** The language that was chosen last. */
let wanted: string;

/** Loads the words of a language and shows the page in it. English goes on where they cannot be loaded. */
async function loadLocale(locale: string): Promise<void> {
  wanted = locale;
  if (locale === i18n.locale) return;
  if (locale === 'en') return activateEnglish();
  const messages = await fetch(`/api/catalogs/${locale}`)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  // Another language may have been chosen meanwhile.
  if (!messages || wanted !== locale) return;
  const tag = isLocale(locale) ? locales[locale].tag : locale;
  i18n.loadAndActivate({ locale, locales: [tag, 'en'], messages });
}
