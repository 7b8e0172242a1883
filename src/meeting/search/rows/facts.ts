import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { columnNames, readColumn, type SearchRow, type WordColumn, wordColumns } from './columns.ts';
import { type CustomRow, NO_CUSTOM } from './custom.ts';

/** What searches compare of a listed profile: its row by column names, and the words for the ids in it. */
export type SearchFacts = {
  id: number;
  listedAt: number;
  values: Record<string, number>;
  /** Absent in facts that were stored before there were any. */
  custom?: CustomRow;
  words: { id: number; kind: WordColumn; word: string }[];
};

const values = sql.raw(columnNames.map((name) => `'${name}', ${readColumn(name)}`).join(', '));

/** Returns the facts of the listed profiles among `ids`, by id, as the transaction sees them. */
export async function readSearchFacts(db: Database | Tx, ids: number[]): Promise<Map<number, SearchFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SearchFacts>`
    select profile_id as id, (extract(epoch from listed_at) * 1000000)::bigint as "listedAt",
      jsonb_build_object(${values}) as values, custom,
      (select coalesce(json_agg(json_build_object('id', s.id, 'kind', s.kind, 'word', s.word)), '[]') from search_words s
        where s.id in (${sql.join([...wordColumns].map((name) => sql.ref(name)))})) as words
    from search_rows where profile_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the row of facts; null if they were stored before the row had its present columns. */
export function searchRowOf({
  id,
  listedAt,
  values: named,
  custom = NO_CUSTOM,
}: SearchFacts): SearchRow | null {
  const found = columnNames.map((name) => named[name]);
  return found.includes(undefined) ? null : { id, listedAt, values: found as number[], custom };
}
