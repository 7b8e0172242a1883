import type { DB } from '../../kit/database/tables.gen.ts';

/** Tables that speak of accounts or profiles and are in no archive, and why. */
export const leftOut: Partial<Record<keyof DB, string>> = {
  account_tokens: 'secrets of links in emails, which end within days',
  manager_invitation_links: 'secrets of links in emails, which end within days',
  notification_items: 'which event a notification is about, by ids; notifications.json has them',
  notification_deliveries: 'when an email of a notification is due',
  phone_codes: 'the code of an SMS, which ends within minutes',
  search_rows: 'facts of profile.json, prepared for searching',
  settings: 'of the site; staff alone write them',
  staff: 'accounts of staff have no profile, and ask their employer',
  view_digests: 'the day up to which views were told; notifications.json has the notifications',
};
