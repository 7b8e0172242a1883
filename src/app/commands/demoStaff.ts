import { sql } from 'kysely';
import type { Tx } from '../../kit/database/db.ts';

/**
 * Takes the roles, second factors and open invitations from all staff of a demo. Deletes their accounts, so that their
 * addresses are free for the real site's staff; an account that manages a profile by now stays, without a role.
 * Returns how many were staff, and how many invitations were open.
 */
export async function removeStaff(tx: Tx): Promise<{ staff: number; invitations: number }> {
  const open = await tx
    .deleteFrom('staff_invitations')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  await tx.deleteFrom('staff_invitations').execute();
  for (const table of [
    'staff_authenticators',
    'staff_passkeys',
    'staff_recovery_codes',
    'login_challenges',
  ] as const) {
    await tx.deleteFrom(table).execute();
  }
  const staff = await tx.deleteFrom('staff').returning('account_id').execute();
  const ids = staff.map((one) => one.account_id);
  await sql`
    delete from accounts a where a.id = any(${ids}::bigint[])
      and not exists (select from managers_of m where m.account_id = a.id)`.execute(tx);
  return { staff: staff.length, invitations: open.length };
}

/**
 * Removes what a demo's staff have done to people who stay: anybody could suspend or warn them, write notes about them or
 * suggest matches to them with the public password.
 */
export async function removeStaffActs(tx: Tx): Promise<void> {
  for (const table of [
    'suspensions',
    'warnings',
    'member_notes',
    'member_calls',
    'suggestions',
    'access_requests',
  ] as const) {
    await tx.deleteFrom(table).execute();
  }
  await tx
    .updateTable('accounts')
    .set({ suspended_at: null })
    .where('suspended_at', 'is not', null)
    .execute();
}
