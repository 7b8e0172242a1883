import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import type { Relation } from './lists.ts';

/** What the owner is to the person, by whom the profile was registered for. */
const OWNERS: Record<string, Relation> = {
  self: 'self',
  son: 'parent',
  daughter: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  friend: 'friend',
  relative: 'relative',
};

/** Returns what each account that manages a profile is to its person, by account. */
export async function listRelations(db: Database, profileId: number): Promise<Map<number, Relation>> {
  const { rows } = await sql<{ account_id: number; role: string; profile_for: string }>`
    select m.account_id, m.role, p.profile_for
    from managers_of m join profiles p on p.id = m.profile_id
    where m.profile_id = ${profileId}`.execute(db);
  return new Map(
    rows.map(({ account_id, role, profile_for }) => [
      account_id,
      (role === 'owner' && OWNERS[profile_for]) || 'manager',
    ]),
  );
}
