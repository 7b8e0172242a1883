import { i18nFor } from '../locale/i18n.ts';

/**
 * The messages that the site sends by SMS, each with its parameters. In India an operator delivers only what is
 * registered (TRAI's DLT), so every site has to register a changed sentence again. README leads its operator here.
 */
export const smsTemplates = {
  code(locale: string, values: { secret: string; site: string; minutes: string }): string {
    const i18n = i18nFor(locale);
    return i18n._({
      id: 'sms.code',
      message: '{secret} is your {site} verification code. It works for {minutes} minutes. Never share it.',
      values,
    });
  },
  person_consent(locale: string, values: { site: string; link: string }): string {
    const i18n = i18nFor(locale);
    return i18n._({
      id: 'sms.person_consent',
      message: 'Your family has created a profile for you on {site}. See it and tell us if you agree: {link}',
      values,
    });
  },
};

export type SmsTemplate = keyof typeof smsTemplates;

export const smsTemplateKeys = Object.keys(smsTemplates) as SmsTemplate[];

/** The parameters of a template. */
export type SmsParameters<Template extends SmsTemplate> = Parameters<(typeof smsTemplates)[Template]>[1];
