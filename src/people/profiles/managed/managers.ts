import { sql } from 'kysely';
import type { ManagerRole } from '../../../kit/api/viewer.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Relation } from '../shared/managed/lists.ts';
import { knownRelation } from './relations.ts';

/** An account that manages a profile. */
export type ManagerRow = {
  /** What others may see of it. */
  id: string;
  account_id: number;
  role: ManagerRole;
  /** What it is to the person: as stated, or else as the registration says; null where neither does. */
  relation: Relation | null;
  /** Only what was stated. */
  stated: string | null;
  email: string;
  /** What the person of the account is called. */
  name: string | null;
  accepted_at: Date;
};

type Registered = { relation: string | null; profile_for: string };

/** Returns the accounts that manage a profile, the longest first. */
export async function listManagerRows(db: Database | Tx, profileId: number): Promise<ManagerRow[]> {
  const { rows } = await sql<Omit<ManagerRow, 'relation' | 'stated'> & Registered>`
    select g.id, g.account_id, g.role, g.relation, a.email, a.name, g.accepted_at, p.profile_for
    from profile_managers g join account_contacts a on a.id = g.account_id join profiles p on p.id = g.profile_id
    where g.profile_id = ${profileId} and g.accepted_at is not null
    order by g.accepted_at, g.account_id`.execute(db);
  return rows.map(({ profile_for, ...row }) => ({
    ...row,
    relation: knownRelation({ ...row, profile_for }),
    stated: row.relation,
  }));
}

/** A manager as staff see them who may not read how to reach anybody. */
export type ManagerState = Pick<ManagerRow, 'role' | 'relation'> & {
  registered_at: Date;
  email_verified: boolean;
};

/** Returns what staff may see of the accounts that manage a profile, the first one first. */
export async function listManagerStates(db: Database, profileId: number): Promise<ManagerState[]> {
  const { rows } = await sql<Omit<ManagerState, 'relation'> & Registered>`
    select m.role, m.relation, p.profile_for, a.created_at as registered_at,
      a.email_verified_at is not null as email_verified
    from profile_managers m join account_states a on a.id = m.account_id join profiles p on p.id = m.profile_id
    where m.profile_id = ${profileId} and m.accepted_at is not null order by m.accepted_at, a.id`.execute(db);
  return rows.map(({ profile_for, ...row }) => ({
    ...row,
    relation: knownRelation({ ...row, profile_for }),
  }));
}

type NewManager = {
  profileId: number;
  accountId: number;
  role: ManagerRole;
  relation: string;
  invitedBy: number | null;
  now: Date;
};

/** Lets an account manage a profile. The caller has locked the profile and checked that it does not yet. */
export async function insertManager(tx: Tx, it: NewManager): Promise<void> {
  await tx
    .insertInto('profile_managers')
    .values({
      profile_id: it.profileId,
      account_id: it.accountId,
      role: it.role,
      relation: it.relation,
      invited_by: it.invitedBy,
      created_at: it.now,
      accepted_at: it.now,
    })
    .execute();
}

/** Sets what a manager may do and who they are. The caller has locked the profile. */
export async function updateManager(
  tx: Tx,
  id: string,
  { role, relation }: { role: ManagerRole; relation: string | null },
): Promise<void> {
  await tx.updateTable('profile_managers').set({ role, relation }).where('id', '=', id).execute();
}

/** Ends that an account manages a profile. The caller has locked the profile. */
export async function deleteManager(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('profile_managers').where('id', '=', id).execute();
}
