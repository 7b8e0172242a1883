import type { App } from '../../kit/app/app.ts';

/** Whether profiles registered by somebody else are always shown, or only once their person has consented. */
export const LISTING_RULES = ['always', 'consented'] as const;
export type ListingRule = (typeof LISTING_RULES)[number];

/** Returns the listing rule, from memory. `isWithheld` reads the same setting. */
export function readListingRule({ settings }: Pick<App, 'settings'>): ListingRule {
  const set = (settings.read().get('person_consent') as { show?: unknown } | undefined)?.show;
  return LISTING_RULES.find((one) => one === set) ?? 'always';
}

/** Returns whether a new account's profile is shown only once its phone number is verified. */
export const requiresPhone = ({ sms, demo }: Pick<App['config'], 'sms' | 'demo'>): boolean =>
  sms !== null && !demo;
