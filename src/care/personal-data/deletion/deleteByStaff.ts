import { sql } from 'kysely';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { lockOrdersOf } from '../../../money/payments/read.ts';
import { wasStaff } from '../../../people/accounts/read.ts';
import { listManagerRows } from '../../../people/profiles/managed/managers.ts';
import { endSuspension, lockActing } from '../../../people/sanctions/suspensions.ts';
import { eraseAccount } from './deleteAccount.ts';
import { eraseProfile } from './eraseProfile.ts';
import { keepSealedCopy } from './sealedCopies.ts';

type Managing = { account_id: number; role: string; others: number };

/**
 * Deletes a profile in the caller's transaction, for the staff: a sealed copy is kept for its first owner, and the accounts of
 * owners who have no other profile are deleted with it. Refuses a profile that is gone as not found.
 * @returns its name, and the numbers of the accounts that were deleted
 */
export async function deleteByStaff(
  app: App,
  tx: Tx,
  it: { profile: number; id: string; staff: Staff; reason: string },
): Promise<{ name: string; accounts: number[] }> {
  const managers = (await listManagerRows(tx, it.profile)).map(({ account_id }) => account_id);
  await lockOrdersOf(tx, { accounts: managers, profiles: [it.profile] });
  await lockActing(tx, it.profile);
  const { rows } = await sql<Managing & { name: string }>`
    select p.name, m.account_id, m.role,
      (select count(*)::int from profile_managers o where o.account_id = m.account_id and o.profile_id <> p.id) as others
    from profiles p join profile_managers m on m.profile_id = p.id and m.accepted_at is not null
    where p.id = ${it.profile} order by m.role <> 'owner', m.accepted_at, m.account_id`.execute(tx);
  const first = rows[0];
  if (!first) throw refuse.notFound();
  const leaving: Managing[] = [];
  for (const row of rows) {
    // The audit log names former staff: their account stays, without a profile.
    if (row.role === 'owner' && row.others === 0 && !(await wasStaff(tx, row.account_id))) leaving.push(row);
  }
  // Before anything is gone: each archive has the account, and the profile in the first one's.
  for (const owner of leaving.includes(first) ? leaving : [first, ...leaving]) {
    await keepSealedCopy(app, tx, {
      account: owner.account_id,
      profiles: owner === first ? [it.id] : [],
      reason: 'staff',
      text: it.reason,
      address: it.staff.address,
    });
  }
  const actor = it.staff.accountId;
  // Accounts that stay for another profile were suspended because of this one.
  await endSuspension(app, tx, it.profile, actor);
  await eraseProfile(tx, it.profile, { actor, now: app.clock() });
  for (const { account_id } of leaving) await eraseAccount(app, tx, account_id, actor);
  return { name: first.name, accounts: leaving.map(({ account_id }) => account_id) };
}
