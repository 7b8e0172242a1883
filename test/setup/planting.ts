import type { Test } from '../app.ts';
import { LEDGER } from '../findAnywhere.ts';

/** Returns the tables about an account or a profile that have text in which nothing was planted, but for the ledger. */
export async function listUnplanted(site: Test, planted: string[]): Promise<string[]> {
  const { rows } = await site.app.pool.query<{ name: string }>(`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('profiles'::regclass, 'accounts'::regclass) and exists (
      select from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.conrelid and a.attnum > 0 and not a.attisdropped and t.typname in ('text', '_text', 'json', 'jsonb'))`);
  return rows
    .map(({ name }) => name)
    .filter((name) => !planted.includes(`public.${name}`) && !LEDGER.includes(name))
    .toSorted();
}

/** Plants words in rows that staff and the other side write, and in what waits for a review. */
export async function plantRows(
  site: Test,
  { profile, account, other, phone }: { profile: number; account: number; other: number; phone: string },
): Promise<void> {
  const { db } = site.app;
  const now = site.app.clock();
  const text = 'Zanskarika, a wazirtext';
  await db.insertInto('member_notes').values({ profile_id: profile, text, written_at: now }).execute();
  await db
    .insertInto('warnings')
    .values({ profile_id: profile, reason: 'money', warned_at: now, message: text })
    .execute();
  await db
    .insertInto('suspensions')
    .values({
      profile_id: profile,
      account_id: account,
      reason: 'money',
      message: text,
      suspended_at: now,
      ended_at: now,
    })
    .execute();
  await db
    .insertInto('submitted_texts')
    .values({ profile_id: profile, bio: text, submitted_at: now })
    .onConflict((row) => row.column('profile_id').doUpdateSet({ bio: text }))
    .execute();
  await db
    .insertInto('stories')
    .values({
      profile_id: profile,
      partner_id: other,
      names: text,
      city: 'Jhumkapur',
      body: text,
      saved_at: now,
    })
    .execute();
  await db
    .insertInto('saved_search_unlisted')
    .values({ profile_id: profile, before: JSON.stringify({ words: [{ word: text }] }), unlisted_at: now })
    .execute();
  await db
    .insertInto('suggestions')
    .values({
      low_id: Math.min(profile, other),
      high_id: Math.max(profile, other),
      note: text,
      suggested_at: now,
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('person_consents')
    .values({ profile_id: profile, state: 'asked', channel: 'email', address: text, asked_at: now })
    .execute();
  await db
    .insertInto('member_calls')
    .values({
      profile_id: profile,
      direction: 'outgoing',
      outcome: 'talked',
      person: 'mother',
      note: text,
      called_at: now,
      recorded_at: now,
    })
    .execute();
  await db
    .insertInto('access_requests')
    .values({ account_id: account, profile_id: profile, reason: text, asked_at: now, ends_at: now })
    .execute();
  await db.updateTable('photos').set({ reject_note: text }).where('profile_id', '=', profile).execute();
  await db
    .insertInto('reviews')
    .values({
      profile_id: profile,
      subject_kind: 'profile',
      subject_id: String(profile),
      state: 'rejected',
      reason: 'other',
      note: text,
      version: 99,
      due_at: now,
      submitted_at: now,
      decided_at: now,
    })
    .execute();
  await db
    .insertInto('phone_codes')
    .values({ account_id: account, phone: `+91${phone}`, code_hash: 'none', sent_at: now, expires_at: now })
    .execute();
}

/** Tables about an account or a profile that have no words of theirs: codes, hashes, versions, encrypted files, what staff own. */
export const NO_WORDS = [
  ...[
    'account_tokens',
    'births',
    'consent_changes',
    'consents',
    'declarations',
    'deletion_requests',
    'dismissals',
    'downloads',
  ],
  ...['identity_documents', 'interests', 'login_challenges', 'member_views', 'memberships'],
  ...['notification_items', 'notification_preferences', 'notifications', 'posts', 'profile_managers'],
  ...[
    'profile_sections',
    'profile_steps',
    'reading_counts',
    'security_alarms',
    'security_events',
    'sessions',
  ],
  ...['settings', 'staff', 'staff_authenticators', 'staff_invitations', 'staff_passkeys'],
  ...['staff_recovery_codes', 'suggestion_sides'],
];
