import { i18n } from '@lingui/core';

/** English needs no catalog: its messages are compiled in place (vite.config.ts). */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', locales: ['en-IN', 'en'], messages: {} });
}
