import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent, sendSignal } from '../../../kit/events/events.ts';
import { flagJustPaid } from '../../../money/payments/read.ts';
import { addEmptyProfile } from '../../../people/profiles/registration/insertProfile.ts';
import { deleteNaming } from '../downloads/downloadStore.ts';

/** How many other accounts' open pages are notified at once; the rest find out with their next request. */
const NOTIFIED_MAX = 200;

/**
 * Deletes a profile and all its data, in the caller's transaction, which has locked it. Two things stay, and refer to an empty
 * profile that nobody sees: the other side's messages in conversations, and undecided reports with their snapshots.
 * @param actor the account that deletes it; null: a task, and all managers are notified
 * @param byTask whether a task does it, for the account that it names
 */
export async function eraseProfile(
  tx: Tx,
  profileId: number,
  { actor, byTask = false, now }: { actor: number | null; byTask?: boolean; now: Date },
) {
  // While its managers and what listeners read are there.
  await recordEvent(tx, {
    name: 'profile.deleted',
    data: { profile: profileId, account: actor },
    actor: byTask || actor === null ? 'system' : actor,
    subject: { kind: 'profile', id: profileId },
    jobs: [{ task: 'remove_downloads', payload: {} }],
  });
  for (const profile of await listAcquainted(tx, profileId)) {
    await sendSignal(tx, 'profile.vanished', { profile });
  }
  await flagJustPaid(tx, profileId, now);
  await deleteNaming(tx, profileId);
  await moveKept(tx, profileId, now);
  await tx.deleteFrom('profiles').where('id', '=', profileId).execute();
  await sql`
    delete from reports r using profiles p
    where p.id = r.reported_id and p.name = '' and r.closed_at is not null`.execute(tx);
  await sql`
    delete from profiles p where p.name = ''
      and not exists (select from conversations c where p.id in (c.low_id, c.high_id))
      and not exists (select from reports r where r.reported_id = p.id)`.execute(tx);
}

/** Returns the profiles whose open pages show a profile: by an interest or a conversation, a bounded number. */
export async function listAcquainted(tx: Tx, profileId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when sender_id = ${profileId} then receiver_id else sender_id end as id
    from interests where sender_id = ${profileId} or receiver_id = ${profileId}
    union
    select case when low_id = ${profileId} then high_id else low_id end
    from conversations where low_id = ${profileId} or high_id = ${profileId}
    limit ${NOTIFIED_MAX}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Moves what outlives a profile to an empty one: conversations of the other side, and reports that nobody has decided. */
async function moveKept(tx: Tx, profileId: number, now: Date): Promise<void> {
  const written = sql`
    (c.low_id = ${profileId} or c.high_id = ${profileId})
    and exists (select from messages m where m.conversation_id = c.id and m.sender_id <> ${profileId})`;
  const reported = sql`reported_id = ${profileId} and closed_at is null`;
  const conversations = await sql`select from conversations c where ${written} for update`.execute(tx);
  const reports = await sql`select from reports where ${reported} for update`.execute(tx);
  if (conversations.rows.length + reports.rows.length === 0) return;
  const id = await addEmptyProfile(tx, now);
  // The newest profile has the highest id.
  await sql`
    update conversations c set low_id = case when c.low_id = ${profileId} then c.high_id else c.low_id end, high_id = ${id}
    where ${written}`.execute(tx);
  await sql`update reports set reported_id = ${id} where ${reported}`.execute(tx);
  await sql`
    update reviews set profile_id = ${id}
    where profile_id = ${profileId} and subject_kind = 'report' and state = 'waiting'`.execute(tx);
}
