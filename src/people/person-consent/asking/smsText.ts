import { i18nFor } from '../../../kit/locale/i18n.ts';

/** Returns the SMS that asks the person of a profile. */
export const smsText = (locale: string, values: { site: string; link: string }): string =>
  i18nFor(locale)._({
    id: 'sms.person_consent',
    message: 'Your family has created a profile for you on {site}. See it and tell us if you agree: {link}',
    values,
  });
