import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../ui/state/storage.ts';

/** English needs no catalog: its messages are compiled in place (vite.config.ts). */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', locales: ['en-IN', 'en'], messages: {} });
}

const listen = (listener: () => void) => i18n.on('change', listener);
const tag = () => i18n.locales?.[0];

/** Returns the tag of the language in use, for `<html lang>`; components that use it render again when it changes. */
export const useLocale = () => useSyncExternalStore(listen, tag, () => 'en-IN');

/** Returns the language that was last chosen in this browser; null when none was. */
export function storedLocale(): string | null {
  return browserStorage.read('locale');
}

/**
 * Shows a page in the language of this browser after hydration: pages are built in English. It is the language that was
 * last shown, else the first of the browser's languages that the site has.
 */
export function startLocale(): void {
  if (!/^en(?!-XA)/.test(storedLocale() ?? navigator.language))
    void import('./language.ts').then(({ startLanguage }) => startLanguage());
}
