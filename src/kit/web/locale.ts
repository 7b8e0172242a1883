import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { isLocale, locales, pickLocale } from '../locales.ts';

/** English needs no catalog: its messages are compiled where they stand (vite.config.ts). */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', locales: [locales.en.tag, 'en'], messages: {} });
}

const listen = (listener: () => void) => i18n.on('change', listener);

/** Returns the tag of the language in use, for `<html lang>`; whoever uses it is shown again in another language. */
export function useLocale(): string {
  const locale = useSyncExternalStore(
    listen,
    () => i18n.locale,
    () => 'en',
  );
  return isLocale(locale) ? locales[locale].tag : locale;
}

/** Returns the language that was shown last in this browser; null when there was none but its own. */
export function keptLocale(): string | null {
  try {
    return localStorage.getItem('locale');
  } catch {
    return null;
  }
}

/**
 * Shows a page in the language of this browser, once it stands: pages are built in English. It is the language that was
 * shown last, else the first of the browser's own that the site has.
 */
export function startLocale(): void {
  const locale = keptLocale() ?? pickLocale(navigator.languages);
  if (locale !== 'en') void import('./language.ts').then(({ loadLocale }) => loadLocale(locale));
}
