import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { isLocale, locales, PSEUDO_LOCALE, pickLocale } from '../locales.ts';

const KEPT = 'locale';

/** English needs no catalog: its messages are compiled where they stand (vite.config.ts). */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', locales: [locales.en.tag, 'en'], messages: {} });
}

/** Returns the tag of the language in use, for `<html lang>`; whoever uses it is shown again in another language. */
export function useLocale(): string {
  const locale = useSyncExternalStore(
    (listener) => i18n.on('change', listener),
    () => i18n.locale,
    () => 'en',
  );
  return isLocale(locale) ? locales[locale].tag : locale;
}

/**
 * Shows a page in the language of this browser, once it stands: pages are built in English. It is the language that was
 * shown last, else the first of the browser's own that the site has.
 */
export function startLocale(): void {
  void show(keptLocale() ?? pickLocale(navigator.languages));
}

/** Shows the site in an account's language, here and when this browser comes back. */
export function showLocale(locale: string): void {
  if (locale === (keptLocale() ?? i18n.locale) || keptLocale() === PSEUDO_LOCALE) return;
  try {
    localStorage.setItem(KEPT, locale);
  } catch {
    // A browser that keeps nothing asks for the account's language again.
  }
  void show(locale);
}

function keptLocale(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

async function show(locale: string): Promise<void> {
  if (locale === i18n.locale) return;
  if (locale === 'en') return activateEnglish();
  const response = await fetch(`/api/catalogs/${locale}`).catch(() => undefined);
  // English goes on where the language is gone or the line is down.
  if (!response?.ok) return;
  const tag = isLocale(locale) ? locales[locale].tag : locales.en.tag;
  i18n.loadAndActivate({ locale, locales: [tag, 'en'], messages: await response.json() });
}
