import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

type Colleague = {
  account_id: number;
  public_id: string;
  name: string;
  role: string;
  email: string;
  last_active_at: Date | null;
  ended_at: Date | null;
  app: boolean;
  passkeys: number;
};

/** Returns all current and former staff, current ones first, by name; at most 500. */
export async function listStaff(db: Database | Tx): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select t.account_id, t.public_id, t.name, t.role, a.email, t.last_active_at, t.ended_at,
      exists (
        select from staff_authenticators f where f.account_id = t.account_id and f.confirmed_at is not null
      ) as app,
      (select count(*)::int from staff_passkeys k where k.account_id = t.account_id) as passkeys
    from staff t join accounts a on a.id = t.account_id
    order by t.ended_at is not null, lower(t.name), t.account_id limit 500`.execute(db);
  return rows;
}

type Locked = Pick<Colleague, 'account_id' | 'public_id' | 'name' | 'role' | 'ended_at'> & {
  suspended_at: Date | null;
};

const wholeTeam = (db: Database | Tx) =>
  db
    .selectFrom('staff as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['t.account_id', 't.public_id', 't.name', 't.role', 't.ended_at', 'a.suspended_at'])
    .orderBy('t.account_id');

/** Returns the whole staff, former colleagues included. */
export const listWholeTeam = (db: Database): Promise<Locked[]> => wholeTeam(db).execute();

/** Locks the whole staff, which are few: whether somebody is the last admin is decided by one at a time. Returns them. */
export const lockTeam = (tx: Tx): Promise<Locked[]> => wholeTeam(tx).forUpdate('t').execute();

/** Returns what keeps a former colleague from coming back: their account acts for a profile, or is suspended. */
export async function findHindrance(tx: Tx, accountId: number): Promise<'profile' | 'suspended' | null> {
  const { rows } = await sql<{ suspended: boolean; manages: boolean }>`
    select a.suspended_at is not null as suspended,
      exists (select from managers_of m where m.account_id = a.id) as manages
    from accounts a where a.id = ${accountId}`.execute(tx);
  if (rows[0]?.manages) return 'profile';
  return rows[0]?.suspended ? 'suspended' : null;
}

export async function updateStaff(
  tx: Tx,
  accountId: number,
  changed: { name?: string; role?: string; ended_at?: Date | null },
): Promise<void> {
  await tx.updateTable('staff').set(changed).where('account_id', '=', accountId).execute();
}
