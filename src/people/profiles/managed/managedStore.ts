import { sql } from 'kysely';
import type { ManagerRole } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { lockAccount } from '../../accounts/read.ts';

export type ManagedRow = {
  id: number;
  public_id: string;
  name: string;
  gender: 'female' | 'male';
  date_of_birth: string;
  listed_at: Date | null;
  role: ManagerRole;
  relation: string | null;
  profile_for: string;
};

/** Returns the profiles that an account manages, the oldest first. */
export async function listManagedRows(db: Database | Tx, accountId: number): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    select p.id, p.public_id, p.name, p.gender, p.date_of_birth, p.listed_at, m.role, m.relation, p.profile_for
    from managers_of m join profiles p on p.id = m.profile_id
    where m.account_id = ${accountId}
    order by m.accepted_at, p.id`.execute(db);
  return rows;
}

/** Locks the account's list of profiles and returns it as `listManaged` does. */
export async function lockManaged(tx: Tx, accountId: number): Promise<ManagedRow[]> {
  await lockAccount(tx, accountId);
  return listManagedRows(tx, accountId);
}

/** Records which profile an account used last: its next session begins with it. */
export async function markUsed(tx: Tx, accountId: number, profileId: number, now: Date): Promise<void> {
  await tx
    .updateTable('profile_managers')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}
