import { type RawBuilder, sql } from 'kysely';
import { releasedUntil } from '../../../kit/api/claims.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type Capability, can, isStaffRole, rolesWith } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';

/** The queues whose entries are assigned to colleagues. */
export type WorkQueue = 'reviews' | 'payments' | 'requests' | 'messages';

/** Records that something was assigned to a colleague, who is notified. Assigning it to oneself is not recorded. */
export async function recordAssigned(
  tx: Tx,
  {
    actor,
    colleague,
    queue,
    item,
  }: { actor: number; colleague: number | null; queue: WorkQueue; item: string },
): Promise<void> {
  if (colleague === null || colleague === actor) return;
  await recordEvent(tx, {
    name: 'work.assigned',
    data: { colleague, queue, item },
    actor,
    subject: { kind: 'account', id: colleague },
  });
}

/**
 * Returns the account that a staff member assigns something to: their own, or a colleague's whose role has the capability; null
 * for nobody. Refuses any other at a field.
 */
export async function findColleague(
  tx: Tx,
  { accountId }: { accountId: number },
  capability: Capability,
  colleague: number | null = accountId,
  field = 'colleague',
): Promise<number | null> {
  if (colleague === null || colleague === accountId) return colleague;
  const all = await listColleagues(tx, capability);
  if (!all.some((one) => one.accountId === colleague))
    throw refuse.invalid({ [field]: code('colleague_invalid') });
  return colleague;
}

/**
 * Returns the condition whether an entry of a queue is claimed: a claim lasts an hour, an assignment by a colleague until the
 * entry is done, and both only while the holder's role has the capability.
 */
export const isClaimed = (
  { holder, since, assigned }: Record<'holder' | 'since' | 'assigned', RawBuilder<unknown>>,
  capability: Capability,
  now: Date,
) => sql<boolean>`(
  (${assigned} or coalesce(${since} > ${releasedUntil(now)}, false)) and exists (
    select from staff_names h
    where h.account_id = ${holder} and h.ended_at is null and h.role = any(${rolesWith(capability)})
  )
)`;

/** Returns the colleagues that a staff member can assign something to, by name. */
export const listOtherColleagues = async (
  db: Database | Tx,
  { accountId }: { accountId: number },
  capability: Capability,
) => (await listColleagues(db, capability)).filter((one) => one.accountId !== accountId);

/** Returns the staff whose role has a capability, by name. */
export async function listColleagues(
  db: Database | Tx,
  capability: Capability,
): Promise<{ accountId: number; name: string }[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['account_id', 'name', 'role'])
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('account_id')
    .execute();
  return rows.flatMap(({ account_id, name, role }) =>
    isStaffRole(role) && can({ staff: { role } }, capability) ? [{ accountId: account_id, name }] : [],
  );
}
