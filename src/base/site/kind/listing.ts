import type { App } from '../../../kit/app/app.ts';

/** Which profiles that somebody else registered are shown: all, or those alone to which their person has agreed. */
export const SHOWN = ['always', 'consented'] as const;
export type Shown = (typeof SHOWN)[number];

/** Returns which profiles that somebody else registered are shown, from memory. `isWithheld` reads the same setting. */
export function readShown({ settings }: Pick<App, 'settings'>): Shown {
  const set = (settings.read().get('person_consent') as { show?: unknown } | undefined)?.show;
  return SHOWN.find((one) => one === set) ?? 'always';
}

/** Returns whether a new account's profile is shown only once its phone number is verified. */
export const requiresPhone = ({ sms, demo }: Pick<App['config'], 'sms' | 'demo'>): boolean =>
  sms !== null && !demo;
