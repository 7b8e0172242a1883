import { sql } from 'kysely';
import type { VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { changePlaces, PLACE_BATCH } from '../changePlaces.ts';
import { columnOf, factKeys, isList, isOfFamily, optionListOf } from '../shared/facts/list.ts';
import { optionLists } from '../shared/wishes/list.ts';

type Move = { list: string; from: number; into: number };

type Place = { table: string; column: string; several?: boolean };

/** Returns the columns that hold options of a list. */
function placesOf(list: string): Place[] {
  const stated = factKeys
    .filter((key) => optionListOf(key) === list)
    .map((key) => ({
      table: isOfFamily(key) ? 'families' : 'profiles',
      column: columnOf(key, key),
      several: isList(key),
    }));
  const wished = optionLists
    .filter((one) => one.list === list && !one.keys)
    .map(({ column }) => ({ table: 'preferences', column, several: true }));
  return [...stated, ...wished];
}

/** Enqueues the task that moves profiles from a merged option to the one that remains. */
export async function moveOptionSoon(tx: Tx, { list, from, into }: Move): Promise<void> {
  await enqueue(tx, { task: 'move_option', payload: { list, from, into }, key: `move_option ${from}` });
}

/** Gives the profiles with one option another one, a hundred at a time; a further job does the rest. */
export async function moveOption(app: App, sent: Move): Promise<void> {
  const { keyOf, find } = await readVocabulary(app.db);
  // By now the other option may have been merged, too.
  const target = find(sent.list as VocabularyKind, keyOf(sent.from) ?? '')?.id;
  const move = { ...sent, into: target ?? sent.into };
  await app.db.transaction().execute(async (tx) => {
    const more = await changePlaces(tx, placesOf(move.list), (place) => moveIn(tx, place, move));
    if (more) await enqueue(tx, { task: 'move_option', payload: move });
  });
}

async function moveIn(tx: Tx, { table, column, several }: Place, { from, into }: Move): Promise<number[]> {
  const it = sql.ref(column);
  const id = sql.ref(table === 'profiles' ? 'id' : 'profile_id');
  const has = several ? sql`${from}::smallint = any(${it})` : sql`${it} = ${from}`;
  // Somebody may wish for both.
  const moved = several
    ? sql`array(select distinct unnest(array_replace(${it}, ${from}::smallint, ${into}::smallint)) order by 1)`
    : sql`${into}::smallint`;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${it} = ${moved}
    where ${id} in (
      select ${id} from ${sql.table(table)} where ${has} order by 1 limit ${PLACE_BATCH} for no key update
    )
    returning ${id} as id`.execute(tx);
  return rows.map((row) => Number(row.id));
}
