import { sql } from 'kysely';
import type { Staff } from '../../../../kit/api/call.ts';
import { refuse } from '../../../../kit/api/refusals.ts';
import type { App } from '../../../../kit/app/app.ts';
import type { Tx } from '../../../../kit/database/db.ts';
import { recordEvent, sendSignal } from '../../../../kit/events/events.ts';
import { type Coded, code } from '../../../../kit/shared/api/errorCode.ts';
import { endBlockedStories } from '../../../../meeting/stories/stories.ts';
import { lockOrdersOf } from '../../../../money/payments/read.ts';
import { lockAccount, wasStaff } from '../../../../people/accounts/read.ts';
import { relist } from '../../../../people/profiles/visible/listing.ts';
import { deleteNaming } from '../../downloads/downloadStore.ts';
import type { MergeRefusal } from '../../shared/merging.ts';
import { eraseAccount } from '../deleteAccount.ts';
import { eraseProfile, listAcquainted } from '../eraseProfile.ts';
import { keepSealedCopy } from '../sealedCopies.ts';
import { type MergePair, moveColumns } from './columns.ts';
import {
  moveConversations,
  moveInterests,
  moveReports,
  moveSavedSearches,
  moveStories,
  moveSuggestions,
} from './moves.ts';
import { readMerge } from './preview.ts';

type Merge = MergePair & {
  /** The duplicate's public id. */
  id: string;
  staff: Staff;
  reason: string;
  version: string;
};

const refusals: Record<MergeRefusal, Coded> = {
  merge_gender: code('merge_gender'),
  merge_unclaimed: code('merge_unclaimed'),
  merge_suspended: code('merge_suspended'),
  merge_deletion_asked: code('merge_deletion_asked'),
  merge_plans: code('merge_plans'),
  merge_requests: code('merge_requests'),
};

/**
 * Merges a duplicate into another profile of the same person, in the caller's transaction. What others know of it and its
 * payments move, its own details are deleted, and its managers manage the kept profile. A sealed copy of the duplicate is kept. Refuses with CONFLICT what `readMerge` refuses, or when anything has changed since.
 * @returns the deleted accounts: of a family that never claimed the duplicate
 */
export async function mergeProfiles(app: App, tx: Tx, it: Merge): Promise<{ accounts: number[] }> {
  const { kept, duplicate } = it;
  const now = app.clock();
  const actor = it.staff.accountId;
  await lockOrdersOf(tx, { profiles: [kept, duplicate] });
  // Other transactions that add rows for either profile wait until the merge is done.
  const { rows } = await sql`
    select from profiles where id in (${kept}, ${duplicate}) order by id for update`.execute(tx);
  if (rows.length < 2) throw refuse.notFound();
  const preview = await readMerge(tx, it, now);
  if (preview.refusal) throw refuse.conflict(refusals[preview.refusal]);
  if (preview.version !== it.version) throw refuse.conflict(code('merge_changed'));

  const accounts = await keepCopy(app, tx, it);
  const acquainted = await listAcquainted(tx, duplicate);
  await deleteNaming(tx, duplicate);
  await sql`
    delete from profile_managers where profile_id = ${duplicate} and account_id = any(${accounts}::bigint[])`.execute(
    tx,
  );
  // First, as it deletes what is between the two.
  await moveColumns(tx, it);
  // The duplicate may have brought a block of the other side.
  await endBlockedStories(tx, kept, actor);
  await moveInterests(tx, it);
  await moveConversations(tx, it);
  await moveSuggestions(tx, it);
  await moveReports(tx, it);
  await moveStories(tx, it);
  await moveSavedSearches(tx, it);
  await eraseProfile(tx, duplicate, { actor, now });
  for (const account of accounts) {
    await lockAccount(tx, account);
    await eraseAccount(app, tx, account, actor);
  }

  await recordEvent(tx, {
    name: 'profile.merged',
    data: { profile: kept, duplicate, account: actor },
    actor,
    subject: { kind: 'profile', id: kept },
  });
  for (const profile of acquainted) await sendSignal(tx, 'profile.vanished', { profile });
  await relist(app, tx, kept, actor);
  return { accounts };
}

/**
 * Keeps the sealed copy of a duplicate for its first owner.
 * @returns the accounts that nobody has claimed and that have nothing else: they go with it
 */
async function keepCopy(app: App, tx: Tx, it: Merge): Promise<number[]> {
  const { rows } = await sql<{ account: number; unclaimed: boolean; others: number }>`
    select m.account_id as account, w.account_id is not null as unclaimed,
      (select count(*)::int from profile_managers o where o.account_id = m.account_id and o.profile_id <> m.profile_id) as others
    from profile_managers m
    left join walk_ins w on w.profile_id = m.profile_id and w.account_id = m.account_id and w.claimed_at is null
    where m.profile_id = ${it.duplicate} and m.accepted_at is not null
    order by m.role <> 'owner', m.accepted_at, m.account_id`.execute(tx);
  const first = rows[0]?.account;
  if (first !== undefined) {
    const { id, reason: text, staff } = it;
    await keepSealedCopy(app, tx, {
      account: first,
      profiles: [id],
      reason: 'staff',
      text,
      address: staff.address,
    });
  }
  const going: number[] = [];
  for (const { account, unclaimed, others } of rows) {
    if (unclaimed && others === 0 && !(await wasStaff(tx, account))) going.push(account);
  }
  return going;
}
