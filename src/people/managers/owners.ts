import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { Tx } from '../../kit/database/db.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { listManagerRows, type ManagerRow } from '../profiles/managed/managers.ts';
import { lockProfile } from '../profiles/visible/listing.ts';

/**
 * Locks a profile until the transaction ends and returns who manages it. Refuses an account that does not (any more) as not found.
 * Every change of managers begins with it, so that of two at once the second sees what the first did.
 */
export async function lockManagers(tx: Tx, { accountId, profile }: Member): Promise<ManagerRow[]> {
  await lockProfile(tx, profile.id);
  const managers = await listManagerRows(tx, profile.id);
  if (!managers.some((one) => one.account_id === accountId)) throw refuse.notFound();
  return managers;
}

/** As `lockManagers`, and refuses an account that is no owner. */
export async function lockAsOwner(tx: Tx, member: Member): Promise<ManagerRow[]> {
  const managers = await lockManagers(tx, member);
  if (managers.find((one) => one.account_id === member.accountId)?.role !== 'owner') {
    throw refuse.forbidden(code('owner_required'));
  }
  return managers;
}
