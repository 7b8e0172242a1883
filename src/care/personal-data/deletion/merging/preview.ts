import { sql } from 'kysely';
import type { Database, Tx } from '../../../../kit/database/db.ts';
import { fingerprint } from '../../../../kit/fingerprint.ts';
import { type MergeFacts, type MergeRefusal, type Moved, refusalOf } from '../../shared/merging.ts';
import type { MergePair } from './columns.ts';

export type MergePreview = {
  /** Null: they can be merged. */
  refusal: MergeRefusal | null;
  /** How much the duplicate has of what goes to the profile that stays. */
  moved: Record<Moved, number>;
  /** What is deleted with the duplicate, besides its details about the person. */
  left: { photos: number; documents: number };
  /** Changes with any of this: sent back on confirming, so that nothing happens that was not shown. */
  version: string;
};

/** Returns what merging a duplicate into another profile would do now. */
export async function readMerge(db: Database | Tx, pair: MergePair, now: Date): Promise<MergePreview> {
  const facts = await readFacts(db, pair, now);
  const { photos, documents, ...moved } = await countHeld(db, pair.duplicate);
  const it = { refusal: refusalOf(facts), moved, left: { photos, documents } };
  return { ...it, version: fingerprint(JSON.stringify([pair.kept, pair.duplicate, it])) };
}

async function readFacts(db: Database | Tx, { kept, duplicate }: MergePair, now: Date): Promise<MergeFacts> {
  const both = sql`(${kept}::bigint, ${duplicate}::bigint)`;
  const runs = (profile: number) =>
    sql`exists (select from memberships where profile_id = ${profile} and ends_at > ${now} and starts_at < ends_at)`;
  const { rows } = await sql<MergeFacts>`
    select
      (select count(distinct gender) = 1 from profiles where id in ${both}) as "sameGender",
      exists (select from walk_ins where profile_id = ${kept} and claimed_at is null) as unclaimed,
      exists (select from suspensions where profile_id in ${both} and ended_at is null) or exists (
        select from profile_managers m join accounts a on a.id = m.account_id
        where m.profile_id in ${both} and m.role <> 'viewer' and a.suspended_at is not null
      ) as suspended,
      ${runs(kept)} and ${runs(duplicate)} as "bothPlans",
      exists (
        select from requests d join requests k on k.entitlement = d.entitlement
        where d.profile_id = ${duplicate} and k.profile_id = ${kept} and d.state <> 'done' and k.state <> 'done'
      ) as "sameRequests",
      exists (select from deletion_requests where profile_id in ${both}) as "deletionAsked"`.execute(db);
  return rows[0]!;
}

async function countHeld(db: Database | Tx, id: number) {
  const { rows } = await sql<Record<Moved | 'photos' | 'documents', number>>`
    select
      (select count(*)::int from profile_managers m where m.profile_id = ${id} and m.accepted_at is not null
        and not exists (select from walk_ins w where w.profile_id = ${id} and w.account_id = m.account_id
          and w.claimed_at is null)) as managers,
      (select count(*)::int from interests where sender_id = ${id} or receiver_id = ${id}) as interests,
      (select count(*)::int from conversations where low_id = ${id} or high_id = ${id}) as conversations,
      (select count(*)::int from shortlists where profile_id = ${id} and removed_at is null) as shortlisted,
      (select count(*)::int from saved_searches where profile_id = ${id} and removed_at is null) as "savedSearches",
      (select count(*)::int from blocks where blocker_id = ${id}) as blocks,
      (select count(*)::int from memberships where profile_id = ${id}) as plans,
      (select count(*)::int from orders where profile_id = ${id}) as payments,
      (select count(*)::int from requests where profile_id = ${id}) as requests,
      (select count(*)::int from reports where reporter_id = ${id} or reported_id = ${id}) as reports,
      (select count(*)::int from warnings where profile_id = ${id}) as warnings,
      (select count(*)::int from member_notes where profile_id = ${id})
        + (select count(*)::int from member_calls where profile_id = ${id}) as notes,
      (select count(*)::int from suggestion_sides where profile_id = ${id}) as suggestions,
      (select count(*)::int from photos where profile_id = ${id}) as photos,
      (select count(*)::int from identity_documents where profile_id = ${id}) as documents`.execute(db);
  return rows[0]!;
}
