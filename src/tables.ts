import type { DB } from './kit/database/tables.gen.ts';

type Table = keyof DB;

/** What a room keeps in the database. */
export type Kept = {
  /** Its tables: its own statements alone name them. */
  tables: readonly Table[];
  /** The views that it publishes: everybody may read them, and nobody writes to them. */
  views?: readonly Table[];
};

/**
 * Which room keeps what. A room's statements name its own tables and any view; another room's rows are changed and
 * locked by an operation of that room. src's own files, the backup, and what exports and erases a person's data know all
 * (src/tables.test.ts).
 */
export const kept = {
  kit: {
    tables: ['emails', 'events', 'limits', 'migrations', 'migrations_lock', 'secrets', 'settings'],
  },
  audit: { tables: ['audit_log'] },
  vocabulary: { tables: ['vocabulary', 'vocabulary_names'] },
  site: { tables: ['site'] },
  accounts: {
    tables: [
      'account_tokens',
      'accounts',
      'consents',
      'email_changes',
      'known_devices',
      'phone_codes',
      'sessions',
      'staff',
    ],
    views: ['account_contacts', 'account_states', 'staff_names'],
  },
  profiles: {
    tables: [
      'blocks',
      'families',
      'horoscopes',
      'preferences',
      'profile_managers',
      'profile_sections',
      'profile_steps',
      'profile_views',
      'profiles',
      'submitted_texts',
    ],
    views: [
      'managers_of',
      'partner_wishes',
      'profile_activity',
      'profile_facts',
      'profile_summaries',
      'profile_visits',
      'unapproved_profiles',
    ],
  },
  managers: { tables: ['manager_invitation_links', 'manager_invitations'] },
  photos: {
    tables: ['photos', 'photo_rejections', 'removed_photos'],
    views: ['approved_photos', 'submitted_photos', 'waiting_photos'],
  },
  safety: { tables: ['reports'] },
  memberships: {
    tables: [
      'entitlement_uses',
      'membership_entitlements',
      'membership_reminders',
      'memberships',
      'plan_entitlements',
      'plans',
    ],
    views: ['membership_terms', 'plan_slugs', 'profile_entitlements'],
  },
  requests: { tables: ['requests'] },
  invoices: { tables: ['invoice_serials', 'invoices'] },
  payments: {
    tables: ['gateway_events', 'orders', 'payments', 'refunds'],
    views: ['payment_references'],
  },
  interests: {
    tables: ['interest_sendings', 'interests'],
    views: ['connections', 'interest_pairs', 'interests_shown'],
  },
  'contact-details': { tables: ['contact_views'] },
  shortlist: { tables: ['shortlists'] },
  viewers: { tables: ['private_browsing', 'view_digests'], views: ['private_browsers'] },
  search: { tables: ['search_rows', 'search_words'], views: ['search_candidates'] },
  messages: { tables: ['conversations', 'messages'] },
  reviews: { tables: ['reviews'] },
  'personal-data': { tables: ['deletion_requests', 'downloads', 'sealed_copies'] },
  notifications: {
    tables: ['notification_deliveries', 'notification_items', 'notification_preferences', 'notifications'],
  },
  inbox: { tables: ['contact_messages'] },
} as const satisfies Record<string, Kept>;
