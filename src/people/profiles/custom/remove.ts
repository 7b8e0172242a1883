import { type RawBuilder, sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { changePlaces, PLACE_BATCH } from '../changePlaces.ts';

/** @property option null: the whole field @property wish whether only preferences lose it */
type Removed = { field: string; option: string | null; wish?: boolean };

/** Enqueues the task that removes a field, or an option of it, from profiles. */
export async function removeCustomSoon(tx: Tx, { field, option, wish = false }: Removed): Promise<void> {
  await enqueue(tx, {
    task: 'remove_custom',
    payload: { field, option, wish },
    key: `remove_custom ${field} ${option ?? ''} ${wish}`,
  });
}

type Place = { table: 'profiles' | 'submitted_texts' | 'preferences'; column: 'custom' | 'custom_texts' };

/** Removes a field or option from a hundred profiles at a time; a further job does the rest. */
export async function removeCustom({ db }: App, removed: Removed): Promise<void> {
  const { field, option } = removed;
  const places: Place[] = [
    { table: 'preferences', column: 'custom' },
    ...(removed.wish ? [] : ([{ table: 'profiles', column: 'custom' }] as const)),
    ...(option === null && !removed.wish
      ? ([
          { table: 'profiles', column: 'custom_texts' },
          { table: 'submitted_texts', column: 'custom_texts' },
        ] as const)
      : []),
  ];
  await db.transaction().execute(async (tx) => {
    const more = await changePlaces(tx, places, (place) => removeIn(tx, place, field, option));
    if (more) await enqueue(tx, { task: 'remove_custom', payload: removed });
  });
}

async function removeIn(
  tx: Tx,
  { table, column }: Place,
  field: string,
  option: string | null,
): Promise<number[]> {
  const it = sql.ref(column);
  const id = sql.ref(table === 'profiles' ? 'id' : 'profile_id');
  // Options of a profile are at the field itself, those that a family looks for in its list `any`.
  const path = table === 'preferences' ? [field, 'any'] : [field];
  const value = sql`${it} #> ${path}::text[]`;
  const has = option === null ? sql`jsonb_exists(${it}, ${field})` : sql`jsonb_exists(${value}, ${option})`;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${it} = ${option === null ? sql`${it} - ${field}::text` : withoutOption(it, value, path, field, option)}
    where ${id} in (select ${id} from ${sql.table(table)} where ${has} order by 1 limit ${PLACE_BATCH} for no key update)
    returning ${id} as id`.execute(tx);
  return rows.map((row) => Number(row.id));
}

/** The field without an option; without the field where it was the only one. */
const withoutOption = (
  it: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
  path: string[],
  field: string,
  option: string,
) => sql`
  case when jsonb_typeof(${value}) = 'array' and jsonb_array_length(${value}) > 1
    then jsonb_set(${it}, ${path}::text[], (${value}) - ${option}::text)
    else ${it} - ${field}::text end`;
