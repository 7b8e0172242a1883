import bowser from 'bowser';
import { i18nFor } from '../../../kit/locale/i18n.ts';

/** Returns a readable name of a browser or phone from its User-Agent, such as 'Chrome on Android'. */
export function nameDevice(userAgent: string, locale = 'en'): string {
  const i18n = i18nFor(locale);
  const unknown = i18n._({ id: 'device.unknown', message: 'A browser' });
  if (userAgent === '') return unknown;
  const { browser, os, platform } = bowser.parse(userAgent);
  const name = browser.name?.replace(/ for Android$/, '') || unknown;
  // 'iPhone' is clearer to its owner than 'iOS'.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  if (!system) return name;
  return i18n._({ id: 'device.name', message: '{name} on {system}', values: { name, system } });
}
