import { sql } from 'kysely';
import type { Tx } from '../../../../kit/database/db.ts';
import type { DB } from '../../../../kit/database/tables.gen.ts';

/** The profile that stays, and the one that goes into it. */
export type MergePair = { kept: number; duplicate: number };

type Move = {
  table: keyof DB;
  column: string;
  /** Columns that make a row the kept profile's own already: then that one stays. */
  alike?: string[];
};

/** The rows that move with the profile that they name. */
export const MOVES: Move[] = [
  { table: 'profile_managers', column: 'profile_id', alike: ['account_id'] },
  { table: 'sessions', column: 'profile_id' },
  { table: 'notifications', column: 'profile_id' },
  { table: 'declarations', column: 'profile_id', alike: ['version'] },
  { table: 'person_consents', column: 'profile_id', alike: [] },
  { table: 'blocks', column: 'blocker_id', alike: ['blocked_id'] },
  { table: 'blocks', column: 'blocked_id', alike: ['blocker_id'] },
  { table: 'shortlists', column: 'profile_id', alike: ['shortlisted_id'] },
  { table: 'shortlists', column: 'shortlisted_id', alike: ['profile_id'] },
  { table: 'dismissals', column: 'profile_id', alike: ['dismissed_id'] },
  { table: 'dismissals', column: 'dismissed_id', alike: ['profile_id'] },
  { table: 'contact_views', column: 'viewer_id', alike: ['viewed_id'] },
  { table: 'contact_views', column: 'viewed_id', alike: ['viewer_id'] },
  { table: 'profile_views', column: 'viewer_id', alike: ['viewed_id', 'day'] },
  { table: 'profile_views', column: 'viewed_id', alike: ['viewer_id', 'day'] },
  { table: 'match_showings', column: 'profile_id', alike: ['other_id'] },
  { table: 'match_showings', column: 'other_id', alike: ['profile_id'] },
  { table: 'notified_matches', column: 'profile_id', alike: ['match_id'] },
  { table: 'notified_matches', column: 'match_id', alike: ['profile_id'] },
  { table: 'interest_sendings', column: 'sender_id' },
  { table: 'interest_sendings', column: 'receiver_id' },
  { table: 'memberships', column: 'profile_id' },
  { table: 'orders', column: 'profile_id' },
  { table: 'requests', column: 'profile_id' },
  { table: 'warnings', column: 'profile_id' },
  { table: 'suspensions', column: 'profile_id' },
  { table: 'member_notes', column: 'profile_id' },
  { table: 'member_calls', column: 'profile_id' },
];

/** Tables whose rows name two profiles, with the two columns. Rows between the kept profile and its duplicate are deleted. */
export const BETWEEN: { table: keyof DB; columns: [string, string] }[] = [
  { table: 'interests', columns: ['sender_id', 'receiver_id'] },
  { table: 'interest_sendings', columns: ['sender_id', 'receiver_id'] },
  { table: 'conversations', columns: ['low_id', 'high_id'] },
  { table: 'suggestions', columns: ['low_id', 'high_id'] },
  { table: 'stories', columns: ['profile_id', 'partner_id'] },
  { table: 'blocks', columns: ['blocker_id', 'blocked_id'] },
  { table: 'shortlists', columns: ['profile_id', 'shortlisted_id'] },
  { table: 'dismissals', columns: ['profile_id', 'dismissed_id'] },
  { table: 'contact_views', columns: ['viewer_id', 'viewed_id'] },
  { table: 'profile_views', columns: ['viewer_id', 'viewed_id'] },
  { table: 'match_showings', columns: ['profile_id', 'other_id'] },
  { table: 'notified_matches', columns: ['profile_id', 'match_id'] },
];

/** Moved by the functions of moves.ts. */
export const BY_RULE = [
  'interests.sender_id',
  'interests.receiver_id',
  'conversations.low_id',
  'conversations.high_id',
  'messages.sender_id',
  'suggestions.low_id',
  'suggestions.high_id',
  'suggestion_sides.profile_id',
  'suggestion_sides.other_id',
  'stories.profile_id',
  'stories.partner_id',
  'reports.reporter_id',
  'reports.reported_id',
  'reviews.profile_id',
  'saved_searches.profile_id',
];

/** Deleted with the duplicate: its own details and photos, and what is computed from them. */
export const DELETED_WITH_DUPLICATE = [
  'families.profile_id',
  'horoscopes.profile_id',
  'births.profile_id',
  'consent_changes.profile_id',
  'preferences.profile_id',
  'profile_sections.profile_id',
  'profile_steps.profile_id',
  'submitted_texts.profile_id',
  'photos.profile_id',
  'photo_rejections.profile_id',
  'identity_documents.profile_id',
  'access_requests.profile_id',
  'manager_invitations.profile_id',
  'deletion_requests.profile_id',
  'walk_ins.profile_id',
  'possible_duplicates.low_id',
  'possible_duplicates.high_id',
  'private_browsing.profile_id',
  'view_digests.profile_id',
  'intake_caps.profile_id',
  'saved_search_matches.profile_id',
  'saved_search_changes.profile_id',
  'saved_search_unlisted.profile_id',
  'reading_counts.profile_id',
  'search_rows.profile_id',
  'match_people.profile_id',
  'match_queues.profile_id',
  'match_picks.profile_id',
  'match_picks.other_id',
];

/** Deletes what names both profiles, and moves the rows of `MOVES`. */
export async function moveColumns(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
  const both = sql`(${kept}::bigint, ${duplicate}::bigint)`;
  for (const { table, columns } of BETWEEN) {
    const [one, other] = columns.map((column) => sql.ref(column));
    await sql`delete from ${sql.table(table)} where ${one} in ${both} and ${other} in ${both}`.execute(tx);
  }
  for (const { table, column, alike } of MOVES) {
    const named = (row: string) => sql.ref(`${row}.${column}`);
    const same = (alike ?? []).map((one) => sql`k.${sql.ref(one)} = t.${sql.ref(one)}`);
    const known = sql`exists (
      select from ${sql.table(table)} k where ${sql.join([sql`${named('k')} = ${kept}`, ...same], sql` and `)}
    )`;
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${kept}
      where ${named('t')} = ${duplicate} and ${alike ? sql`not ${known}` : sql`true`}`.execute(tx);
  }
}
