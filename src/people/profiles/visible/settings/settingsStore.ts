import { sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../../kit/database/db.ts';
import type { Profiles } from '../../../../kit/database/tables.gen.ts';
import { privacyColumns } from '../../shared/visible/settings/rules.ts';
import { hiddenNow } from '../visible.ts';

const columns = Object.values(privacyColumns);

/** Returns what the settings of a profile are; undefined when it was deleted. */
export function findSettings(db: Database | Tx, profileId: number) {
  return db
    .selectFrom('profiles as p')
    .select([
      ...columns.map((column) => `p.${column}` as const),
      'p.profile_for',
      'p.hidden_until',
      'p.hidden_reason',
      hiddenNow.as('hidden'),
    ])
    .where('p.id', '=', profileId)
    .executeTakeFirst();
}

/** What is set about who sees a profile; a column without a value stays as it is. */
export type SettingsChange = Pick<
  Updateable<Profiles>,
  (typeof columns)[number] | 'hidden_at' | 'hidden_until' | 'hidden_reason' | 'match_found'
>;

export async function updateSettings(
  tx: Tx,
  profileId: number,
  set: SettingsChange,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...set, updated_at: now })
    .where('id', '=', profileId)
    .execute();
}

/** Shows profiles whose time of hiding is over; at most `limit`. Returns their ids. */
export async function showDue(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update profiles set hidden_at = null, hidden_until = null, hidden_reason = null, match_found = null
    where id in (
      select id from profiles where hidden_until <= ${now} order by id limit ${limit} for no key update skip locked
    )
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
