import { sql } from 'kysely';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { lockOrdersOf } from '../../../money/payments/read.ts';
import { findContact, lockAccount, wasStaff } from '../../../people/accounts/read.ts';
import { knownRelation } from '../../../people/profiles/managed/relations.ts';
import { lockProfiles } from '../../../people/profiles/visible/listing.ts';
import { type Outcome, outcomesFor } from '../shared/rules.ts';

export type PlannedDeletion = {
  key: number;
  id: string;
  name: string;
  role: string;
  /** Of the account to its person; null where it is not known. */
  relation: string | null;
  outcomes: Outcome[];
  others: number;
  otherOwners: number;
  premium: boolean;
};

/** Returns what may happen to each profile of an account when the account is deleted. */
async function listPlanned(db: Database | Tx, accountId: number, now: Date): Promise<PlannedDeletion[]> {
  const { rows } = await sql<
    Omit<PlannedDeletion, 'outcomes' | 'others' | 'otherOwners'> & { roles: string[]; profile_for: string }
  >`
    select p.id as key, p.public_id as id, p.name, m.role, m.relation, p.profile_for, ${isPremium(sql.ref('p.id'), now)} as premium,
      array(select o.role from managers_of o where o.profile_id = p.id and o.account_id <> m.account_id) as roles
    from profile_managers m join profiles p on p.id = m.profile_id
    where m.account_id = ${accountId} and m.accepted_at is not null order by p.id`.execute(db);
  return rows.map(({ roles, profile_for, ...row }) => ({
    ...row,
    relation: knownRelation({ ...row, profile_for }),
    others: roles.length,
    otherOwners: roles.filter((role) => role === 'owner').length,
    outcomes: outcomesFor(
      row.role,
      roles.map((role) => ({ role })),
    ),
  }));
}

/**
 * Locks an account after its orders and profiles, and returns what may happen to each profile as of then; undefined when it is gone.
 * `changed`: it got a profile while this waited, which is not locked.
 */
export async function lockPlannedDeletion(tx: Tx, accountId: number, now: Date) {
  const keys = (await listPlanned(tx, accountId, now)).map(({ key }) => key);
  await lockOrdersOf(tx, { accounts: [accountId], profiles: keys });
  await lockProfiles(tx, keys);
  await lockAccount(tx, accountId);
  if (!(await findContact(tx, accountId))) return undefined;
  // Whoever was waiting for the locks finds what others did.
  const planned = await listPlanned(tx, accountId, now);
  return { planned, changed: planned.some(({ key }) => !keys.includes(key)) };
}

/** Returns for the viewer what deleting their account would do. Refuses staff: an admin removes their accounts. */
export async function readPlan(app: App, viewer: Viewer) {
  if (await wasStaff(app.db, viewer.accountId)) throw refuse.conflict(code('staff_not_deleted'));
  const planned = await listPlanned(app.db, viewer.accountId, app.clock());
  return {
    profiles: planned.map(({ id, name, others, otherOwners, outcomes }) => ({
      id,
      name,
      others,
      otherOwners,
      outcomes,
    })),
    plan: planned.some(({ premium, outcomes }) => premium && outcomes.includes('delete')),
  };
}
