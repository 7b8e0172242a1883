import { sql } from 'kysely';
import type { Database } from '../database/db.ts';

export type Act = { name: string; data: Record<string, unknown>; actor: number; recorded_at: Date };

/**
 * Returns what accounts did for one subject in the 90 days that events are kept, newest first.
 * @param fields by the names of the events that count, the field of their data that must be `subject`
 */
export async function listActs(
  db: Database,
  it: { actors: number[]; subject: number; fields: Record<string, string>; limit: number },
): Promise<Act[]> {
  const { rows } = await sql<Act>`
    select e.name, e.data, e.actor, e.recorded_at from events e
    where e.actor = any(${it.actors}::bigint[]) and e.name = any(${Object.keys(it.fields)}::text[])
      and e.data ->> (${JSON.stringify(it.fields)}::jsonb ->> e.name) = ${String(it.subject)}
    order by e.id desc limit ${it.limit}`.execute(db);
  return rows;
}
