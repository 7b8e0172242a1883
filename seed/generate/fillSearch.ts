import { CompiledQuery, sql } from 'kysely';
import type { App } from '../../src/kit/app/app.ts';
import { fillMissingRows } from '../../src/meeting/search/rows/rows.ts';
import { withoutIndexes } from './unindexed.ts';

/** Adds the rows of the search for very many new profiles; its indexes are made again afterwards. Its statements have no time limit. */
export async function fillSearch({ db }: Pick<App, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const query = async <Row>(text: string, values: unknown[] = []) =>
      tx.executeQuery(CompiledQuery.raw(text, values)) as Promise<{ rows: Row[] }>;
    await withoutIndexes({ query }, ['search_rows'], () => fillMissingRows(tx));
  });
}
