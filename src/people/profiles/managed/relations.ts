import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { type Relation, STATED_RELATIONS } from '../shared/managed/lists.ts';

/** The relation of an owner to the person where none is stated, by who the profile was registered for. */
const OWNERS: Record<string, Relation> = {
  self: 'self',
  son: 'parent',
  daughter: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  friend: 'friend',
  relative: 'relative',
};

/** Returns what an account that manages a profile is to its person. */
export const relationOf = (it: { role: string; relation: string | null; profile_for: string }): Relation =>
  STATED_RELATIONS.find((one) => one === it.relation) ??
  ((it.role === 'owner' && OWNERS[it.profile_for]) || 'manager');

/** As `relationOf`, and null where neither the account nor its registration says it. */
export function knownRelation(it: Parameters<typeof relationOf>[0]): Relation | null {
  const relation = relationOf(it);
  return relation === 'manager' ? null : relation;
}

/** Returns what each account that manages a profile is to its person, by account. */
export async function listRelations(db: Database, profileId: number): Promise<Map<number, Relation>> {
  const { rows } = await sql<{
    account_id: number;
    role: string;
    relation: string | null;
    profile_for: string;
  }>`
    select m.account_id, m.role, m.relation, p.profile_for
    from profile_managers m join profiles p on p.id = m.profile_id
    where m.profile_id = ${profileId} and m.accepted_at is not null`.execute(db);
  return new Map(rows.map((row) => [row.account_id, relationOf(row)]));
}
