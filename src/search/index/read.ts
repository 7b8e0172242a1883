import type pg from 'pg';
import { choiceNames, choices } from '../choices.ts';
import { type Columns, makeColumns, putRow, type Row, wordColumns } from './columns.ts';

/** Rows that are read at once: a piece of work of some ms, between which requests are answered. */
const AT_ONCE = 5000;
const CHOSEN_AT = 5;

const columns = [
  'profile_id',
  '(extract(epoch from listed_at) * 1000000)::bigint',
  `date_of_birth - date '1900-01-01'`,
  `(gender = 'f')::int`,
  'premium_only::int',
  ...choiceNames.map((name) => choices[name]),
  ...wordColumns,
].join(', ');

const WORDS_AT = CHOSEN_AT + choiceNames.length;

const rowOf = (values: string[]): Row => {
  const numbers = values.map(Number);
  return {
    id: numbers[0]!,
    listedAt: numbers[1]!,
    born: numbers[2]!,
    female: numbers[3] === 1,
    premiumOnly: numbers[4] === 1,
    chosen: numbers.slice(CHOSEN_AT, WORDS_AT),
    words: numbers.slice(WORDS_AT),
  };
};

/** All values stay texts here. */
const types = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;
const read = async (client: pg.Client, text: string, values: unknown[] = []): Promise<string[][]> =>
  (await client.query({ text, values, rowMode: 'array', types })).rows;

/** Reads the rows of some profiles; those that are not listed have none. */
export async function readRows(client: pg.Client, ids: number[]): Promise<Row[]> {
  const rows = await read(client, `select ${columns} from search_rows where profile_id = any($1::bigint[])`, [
    ids,
  ]);
  return rows.map(rowOf);
}

/** Loads all rows as they are at one moment, on a connection of its own, which must have no time limit. */
export async function loadColumns(client: pg.Client): Promise<Columns> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(`set local work_mem = '128MB'`);
    const [[number]] = (await read(client, 'select count(*) from search_rows')) as [[string]];
    const it = makeColumns(choiceNames.length, Number(number));
    await client.query(`
      declare listed no scroll cursor for select ${columns} from search_rows order by listed_at, profile_id`);
    for (let rows = 1; rows > 0; ) {
      const found = await read(client, `fetch ${AT_ONCE} from listed`);
      rows = found.length;
      for (const values of found) putRow(it, rowOf(values));
    }
    return it;
  } finally {
    await client.query('rollback');
  }
}
