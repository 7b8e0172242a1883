import { sql } from 'kysely';
import type { Database } from '../database/db.ts';

export type RecordedAction = {
  name: string;
  data: Record<string, unknown>;
  actor: number;
  recorded_at: Date;
  request_id: string | null;
};

/**
 * Returns what accounts did for one subject in the time that events are kept, newest first.
 * @param fields by the names of the events that count, the field of their data that must be `subject`
 */
export async function listActions(
  db: Database,
  it: { actors: number[]; subject: number; fields: Record<string, string>; limit: number },
): Promise<RecordedAction[]> {
  const { rows } = await sql<RecordedAction>`
    select e.name, e.data, e.actor, e.recorded_at, e.request_id from events e
    where e.actor = any(${it.actors}::bigint[]) and e.name = any(${Object.keys(it.fields)}::text[])
      and e.data ->> (${JSON.stringify(it.fields)}::jsonb ->> e.name) = ${String(it.subject)}
    order by e.id desc limit ${it.limit}`.execute(db);
  return rows;
}

/**
 * Returns the accounts that did something to one subject. The caller has an index for the name of the event, or few of it.
 * @param field of the event's data that must be `subject`
 */
export async function listActors(
  db: Database,
  { name, field, subject }: { name: string; field: string; subject: number },
): Promise<number[]> {
  // As literals, so that an index of one name is used.
  const { rows } = await sql<{ actor: number }>`
    select distinct actor from events
    where name = ${sql.lit(name)} and data ->> ${sql.lit(field)} = ${String(subject)} and actor is not null`.execute(
    db,
  );
  return rows.map(({ actor }) => actor);
}
