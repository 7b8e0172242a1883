import { sql } from 'kysely';
import { type AccountScope, type ArchivePart, without } from './part.ts';

/** Whether a message to us is theirs. By the address alone it is that of a verified one only. */
/** What the staff noted of a payment. */
const notedOfPayment = [
  'attention',
  'attention_ended_at',
  'attention_ended_by',
  'claimed_by',
  'claimed_at',
  'assigned',
];

const writtenBy = (account: number, emailVerified: boolean, email: string | null) =>
  sql`(c.account_id = ${account} or (${emailVerified} and lower(c.email) = lower(${email})))`;

/** What an archive has about the account. */
export const accountParts: ArchivePart<AccountScope>[] = [
  {
    file: 'account',
    about: /*i18n*/ { id: 'archive.account', message: 'The account: email address, phone number, language' },
    tables: ['accounts'],
    rows: ({ account }) => sql`
      select ${without('a', 'id', 'password_hash')} as row from accounts a where a.id = ${account}`,
  },
  {
    file: 'email-changes',
    about: /*i18n*/ { id: 'archive.emailChanges', message: 'Changes of the email address' },
    tables: ['email_changes'],
    rows: ({ account }) => sql`
      select ${without('c', 'id', 'account_id', 'new_hash', 'old_hash')} as row
      from email_changes c where c.account_id = ${account} order by c.created_at`,
  },
  {
    file: 'consents',
    about: /*i18n*/ {
      id: 'archive.consents',
      message: 'The terms and policies that were accepted, and when',
    },
    tables: ['consents'],
    rows: ({ account }) => sql`
      select ${without('c', 'account_id')} as row from consents c where c.account_id = ${account}`,
  },
  {
    file: 'consent-changes',
    about: /*i18n*/ {
      id: 'archive.consentChanges',
      message: 'What else you agreed to or withdrew, and when',
    },
    tables: ['consent_changes'],
    rows: ({ account }) => sql`
      select ${without('c', 'id', 'account_id', 'profile_id', 'changed_by')} as row
      from consent_changes c where c.account_id = ${account} order by c.id`,
  },
  {
    file: 'declarations',
    about: /*i18n*/ {
      id: 'archive.declarations',
      message: 'What was declared when a profile was registered, when, and from which network address',
    },
    tables: ['declarations'],
    rows: ({ account }) => sql`
      select jsonb_build_object('profile', p.public_id, 'version', d.version, 'declared_at', d.declared_at,
        'address', d.address) as row
      from declarations d join profiles p on p.id = d.profile_id where d.account_id = ${account}`,
  },
  {
    file: 'nominee',
    about: /*i18n*/ { id: 'archive.nominee', message: 'Your nominee' },
    tables: ['nominees'],
    rows: ({ account }) => sql`
      select ${without('n', 'account_id')} as row from nominees n where n.account_id = ${account}`,
  },
  {
    file: 'devices',
    about: /*i18n*/ {
      id: 'archive.devices',
      message: 'Where the account is logged in, and browsers that have logged in before',
    },
    tables: ['sessions', 'known_devices'],
    rows: ({ account }) => sql`
      select jsonb_build_object('browser', s.user_agent, 'created_at', s.created_at, 'last_seen_at', s.last_seen_at,
        'logged_in', true) as row from sessions s where s.account_id = ${account}
      union all
      select jsonb_build_object('created_at', d.created_at, 'last_seen_at', d.last_used_at, 'logged_in', false)
      from known_devices d where d.account_id = ${account}`,
  },
  {
    file: 'profiles',
    about: /*i18n*/ {
      id: 'archive.profiles',
      message: 'The profiles that the account manages, and its role in each',
    },
    tables: ['profile_managers'],
    rows: ({ account }) => sql`
      select jsonb_build_object('id', p.public_id, 'name', p.name, 'role', m.role, 'relation', m.relation,
        'since', m.accepted_at) as row
      from profile_managers m join profiles p on p.id = m.profile_id where m.account_id = ${account}`,
  },
  {
    file: 'activity',
    about: /*i18n*/ {
      id: 'archive.activity',
      message: 'Recent activity of the account, with network addresses',
    },
    tables: ['events'],
    rows: ({ account }) => sql`
      select jsonb_build_object('act', e.name, 'at', e.recorded_at, 'address', e.address) as row
      from events e where e.actor = ${account} order by e.id`,
  },
  {
    file: 'notifications',
    about: /*i18n*/ { id: 'archive.notifications', message: 'Notifications in the bell' },
    tables: ['notifications'],
    rows: ({ account }) => sql`
      select jsonb_build_object('kind', n.kind, 'created_at', n.created_at, 'read_at', n.read_at) as row
      from notifications n where n.account_id = ${account} order by n.created_at`,
  },
  {
    file: 'email-preferences',
    about: /*i18n*/ { id: 'archive.emailPreferences', message: 'Emails that were switched on or off' },
    tables: ['notification_preferences'],
    rows: ({ account }) => sql`
      select ${without('n', 'account_id')} as row from notification_preferences n where n.account_id = ${account}`,
  },
  {
    file: 'team-access',
    about: /*i18n*/ {
      id: 'archive.teamAccess',
      message: 'Requests from our team to see the site as you see it, and your replies',
    },
    tables: ['access_requests'],
    rows: ({ account }) => sql`
      select ${without('r', 'id', 'account_id', 'profile_id', 'asked_by')} as row
      from access_requests r where r.account_id = ${account} order by r.asked_at`,
  },
  {
    file: 'orders',
    about: /*i18n*/ { id: 'archive.orders', message: 'Orders of plans' },
    tables: ['orders'],
    rows: ({ account }) => sql`
      select ${without('o', 'account_id', 'profile_id', 'plan_id', 'check_at')} as row
      from orders o where o.account_id = ${account} order by o.created_at`,
  },
  {
    file: 'payments',
    about: /*i18n*/ { id: 'archive.payments', message: 'Payments and refunds' },
    tables: ['payments', 'refunds', 'disputes'],
    rows: ({ account }) => sql`
      select ${without('y', ...notedOfPayment)} || jsonb_build_object('refunds', (
        select coalesce(jsonb_agg(jsonb_build_object('amount_paise', r.amount_paise, 'state', r.state,
          'created_at', r.created_at, 'processed_at', r.processed_at)), '[]')
        from refunds r where r.payment_id = y.id and r.state not in ('waiting', 'declined')), 'chargebacks', (
        select coalesce(jsonb_agg(jsonb_build_object('amount_paise', d.amount_paise, 'state', d.state,
          'created_at', d.created_at, 'ended_at', d.ended_at)), '[]')
        from disputes d where d.payment_id = y.id)) as row
      from payments y join orders o on o.id = y.order_id where o.account_id = ${account} order by y.created_at`,
  },
  {
    file: 'invoices',
    about: /*i18n*/ { id: 'archive.invoices', message: 'Invoices and credit notes' },
    tables: ['invoices'],
    rows: ({ account }) => sql`
      select ${without('i', 'account_id', 'site')} as row
      from invoices i where i.account_id = ${account} order by i.issued_at`,
  },
  {
    file: 'contact-form',
    about: /*i18n*/ {
      id: 'archive.contactForm',
      message: 'Messages to our team, by the contact form or from the settings',
    },
    tables: ['contact_messages'],
    rows: ({ account, email, emailVerified }) => sql`
      select ${without('c', 'id', 'thread', 'account_id', 'claimed_by', 'claimed_at', 'updated_at')} as row
      from contact_messages c where ${writtenBy(account, emailVerified, email)} order by c.sent_at`,
  },
  {
    file: 'contact-form-replies',
    about: /*i18n*/ {
      id: 'archive.contactReplies',
      message: 'The conversations that followed these messages',
    },
    tables: ['contact_replies'],
    rows: ({ account, email, emailVerified }) => sql`
      select ${without('r', 'id', 'message_id', 'author')} as row
      from contact_replies r join contact_messages c on c.id = r.message_id
      where ${writtenBy(account, emailVerified, email)} order by r.written_at`,
  },
  {
    file: 'downloads',
    about: /*i18n*/ { id: 'archive.downloads', message: 'Downloads of this data' },
    tables: ['downloads'],
    rows: ({ account }) => sql`
      select ${without('d', 'id', 'account_id', 'bytes')} as row
      from downloads d where d.account_id = ${account} order by d.requested_at`,
  },
];
