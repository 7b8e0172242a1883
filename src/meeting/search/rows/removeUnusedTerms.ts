import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import { wordColumns } from './columns.ts';

const used = sql.join(
  [...wordColumns].map((name) => sql`select ${sql.ref(name)} from search_rows`),
  sql` union all `,
);

/**
 * Deletes words that no listed profile has any more, such as the name of a deleted profile. It first finds candidates
 * without a lock. Then it locks search_rows against new rows while it checks them again.
 */
export async function removeUnusedTerms(app: App): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from search_words except (${used})`.execute(app.db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table search_rows in share row exclusive mode`.execute(tx);
    await sql`
      delete from search_words where id in (
        select unnest(${ids}::integer[]) except (${used})
      )`.execute(tx);
  });
}
