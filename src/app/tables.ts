import type { DB } from '../kit/database/tables.gen.ts';

type Table = keyof DB;

/** What a room keeps in the database. */
export type RoomTables = {
  /** Its tables: its own statements alone name them. */
  tables: readonly Table[];
  /** The views that it publishes: everybody may read them, and nobody writes to them. */
  views?: readonly Table[];
};

/**
 * Which room keeps what. A room's statements name its own tables and any view; another room's rows are changed and
 * locked by an operation of that room. src's own files, the backup, and what exports and erases a person's data read all
 * (src/app/tables.test.ts).
 */
export const roomTables = {
  kit: {
    tables: [
      'daily_tallies',
      'data_folder',
      'emails',
      'events',
      'limits',
      'migrations',
      'migrations_lock',
      'secrets',
      'settings',
      'sms_messages',
      'tallies',
    ],
    views: ['person_consent_setting'],
  },
  audit: { tables: ['audit_log'] },
  vocabulary: { tables: ['vocabulary', 'vocabulary_names'], views: ['vocabulary_keys'] },
  site: { tables: ['logo_files', 'site'] },
  accounts: {
    tables: [
      'account_tokens',
      'accounts',
      'consent_changes',
      'consents',
      'email_changes',
      'known_devices',
      'login_challenges',
      'phone_codes',
      'sessions',
      'staff',
      'staff_authenticators',
      'staff_passkeys',
      'staff_recovery_codes',
    ],
    views: ['account_contacts', 'account_states', 'staff_names'],
  },
  'account-access': { tables: ['access_requests'] },
  profiles: {
    tables: [
      'births',
      'blocks',
      'declarations',
      'fact_words',
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
      'member_profiles',
      'partner_wishes',
      'profile_activity',
      'profile_details',
      'profile_facts',
      'profile_identities',
      'profile_milestones',
      'profile_summaries',
      'profile_visits',
      'unapproved_profiles',
    ],
  },
  managers: { tables: ['manager_invitation_links', 'manager_invitations'] },
  photos: {
    tables: ['photos', 'photo_rejections', 'removed_photos', 'restorable_photos'],
    views: ['approved_photos', 'submitted_photos', 'waiting_photos'],
  },
  'person-consent': { tables: ['person_consent_links', 'person_consents'], views: ['person_answers'] },
  identity: { tables: ['identity_documents'] },
  posts: { tables: ['post_pictures', 'post_slugs', 'posts', 'published_posts', 'scheduled_posts'] },
  safety: { tables: ['reports'] },
  sanctions: { tables: ['suspensions', 'warnings'] },
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
    tables: ['disputes', 'gateway_events', 'orders', 'payments', 'refunds'],
    views: ['payment_references'],
  },
  interests: {
    tables: ['intake_caps', 'interest_sendings', 'interests'],
    views: ['connections', 'interest_outcomes', 'interest_pairs', 'interests_shown'],
  },
  'contact-details': { tables: ['contact_views'] },
  shortlist: { tables: ['shortlists'] },
  viewers: { tables: ['private_browsing', 'view_digests'], views: ['private_browsers'] },
  search: { tables: ['search_rows', 'search_words'] },
  'saved-searches': {
    tables: [
      'saved_search_changes',
      'saved_search_looks',
      'saved_search_matches',
      'saved_search_unlisted',
      'saved_searches',
    ],
  },
  matching: {
    tables: [
      'dismissals',
      'match_figures',
      'match_model',
      'match_people',
      'match_picks',
      'match_queues',
      'match_showings',
      'notified_matches',
    ],
  },
  suggestions: { tables: ['suggestion_sides', 'suggestions'] },
  messages: { tables: ['conversations', 'messages'] },
  stories: { tables: ['stories'] },
  reviews: { tables: ['reviews'] },
  'personal-data': { tables: ['deletion_requests', 'downloads', 'nominees', 'sealed_copies'] },
  security: { tables: ['reading_counts', 'security_alarms', 'security_events'] },
  notifications: {
    tables: ['notification_deliveries', 'notification_items', 'notification_preferences', 'notifications'],
  },
  members: {
    tables: [
      'claim_links',
      'member_calls',
      'member_notes',
      'member_views',
      'name_words',
      'possible_duplicates',
      'walk_ins',
    ],
  },
  inbox: { tables: ['contact_messages', 'contact_replies'] },
  staff: { tables: ['funnels', 'staff_invitations'] },
  backup: { tables: ['journal'] },
} as const satisfies Record<string, RoomTables>;
