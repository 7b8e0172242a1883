import type pg from 'pg';
import { columnNames, readColumn, type SearchRow } from '../rows/columns.ts';
import { type CustomRow, NO_CUSTOM, readCustomRow } from '../rows/custom.ts';
import { bothOf, type GenderPartitions, makePartitions, partitionOf } from './genderPartitions.ts';
import { appendRow, type Partition, reservePlace } from './partition.ts';
import { copyRows, readRawRows } from './rawRows.ts';

/** PostgreSQL counts from 2000. This is the start of 2000, in microseconds since 1970. */
const EPOCH_2000 = Date.UTC(2000, 0, 1) * 1000;

const selected = [
  'profile_id',
  '(extract(epoch from listed_at) * 1000000)::bigint',
  ...columnNames.map(readColumn),
  'custom',
].join(', ');

const selectedBinary = `
  select profile_id, listed_at, ${columnNames.map(readColumn).join(', ')} from search_rows order by listed_at, profile_id`;

/**
 * Listed profiles that are hidden now, the one listed last first: they will come back to the same place. To find
 * them, only narrow indexes are read: reading all rows of profiles took three times as long, and more after a start.
 */
const hiddenBinary = `
  with hidden as materialized (
    select p.id from profile_facts p
    where p.listed_at is not null and not exists (select from search_rows r where r.profile_id = p.id)
  )
  select p.id, p.listed_at, (p.gender = 'female')::int from hidden join profile_facts p on p.id = hidden.id
  order by p.listed_at desc, p.id desc`;

type Hidden = { id: number; listedAt: number };

function rowOf(texts: string[]): SearchRow {
  const custom = readCustomRow(texts.at(-1)!);
  const values = texts.slice(0, -1).map(Number);
  return { id: values[0]!, listedAt: values[1]!, values: values.slice(2), custom };
}

/** Reads the rows of some profiles; unlisted profiles have none. */
export async function readRows(client: pg.Client | pg.Pool, ids: number[]): Promise<SearchRow[]> {
  const rows = await readRawRows(
    client,
    `select ${selected} from search_rows where profile_id = any($1::bigint[])`,
    [ids],
  );
  return rows.map(rowOf);
}

/** Loads all rows as of one moment, on its own connection. Rejects when nothing arrives for a time. */
export async function loadPartitions(client: pg.Client, patienceMs: number): Promise<GenderPartitions> {
  const text = `
    select count(*) filter (where gender = 'f')::int as female, count(*) filter (where gender = 'm')::int as male
    from search_rows`;
  const { rows } = await client.query({ text, query_timeout: patienceMs } as pg.QueryConfig);
  // Before the rows: what changes meanwhile is read again.
  const custom = new Map<number, CustomRow>();
  const stated = await readRawRows(
    client,
    `select profile_id, custom from search_rows where custom <> '{}'`,
    [],
    patienceMs,
  );
  for (const [id, text] of stated) custom.set(Number(id), readCustomRow(text!));
  const hidden: Record<Partition['gender'], Hidden[]> = { female: [], male: [] };
  await copyRows(client, hiddenBinary, patienceMs, ([id, listedAt, female]) => {
    hidden[female === 1 ? 'female' : 'male'].push({ id: id!, listedAt: listedAt! + EPOCH_2000 });
  });
  const it = makePartitions({
    female: rows[0].female + hidden.female.length,
    male: rows[0].male + hidden.male.length,
  });
  const reserveBefore = (partition: Partition, id: number, listedAt: number) => {
    const waiting = hidden[partition.gender];
    for (let one = waiting.at(-1); one && isBefore(one, id, listedAt); one = waiting.at(-1)) {
      reservePlace(partition, one.id, one.listedAt);
      waiting.pop();
    }
  };
  await copyRows(client, selectedBinary, patienceMs, (values) => {
    const row = {
      id: values[0]!,
      listedAt: values[1]! + EPOCH_2000,
      values: values.slice(2),
      custom: custom.get(values[0]!) ?? NO_CUSTOM,
    };
    const partition = partitionOf(it, row);
    reserveBefore(partition, row.id, row.listedAt);
    appendRow(partition, row);
  });
  for (const partition of bothOf(it))
    reserveBefore(partition, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  return it;
}

const isBefore = (one: Hidden, id: number, listedAt: number): boolean =>
  one.listedAt < listedAt || (one.listedAt === listedAt && one.id < id);
