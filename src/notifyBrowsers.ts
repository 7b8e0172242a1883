import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './kit/database/db.ts';
import type { RecordedEvent } from './kit/events/events.ts';
import { type Topic, topics } from './topics.ts';

/** Notifies the browsers that show changed data to refetch it, once the transaction is committed. */
export async function notifyBrowsers(tx: Tx, { name, data }: RecordedEvent): Promise<void> {
  const entry: { profiles?: string[]; accounts?: string[]; topics?: Topic[]; staff?: Topic[] } = topics[name];
  const ids = (fields: string[] = []) =>
    Object.entries(data).flatMap(([field, id]) => (fields.includes(field) && id !== null ? [id].flat() : []));
  if (entry.topics) {
    await notifyAccounts(
      tx,
      sql`
        select unnest(${ids(entry.accounts)}::bigint[]) as account_id
        union
        select account_id from managers_of where profile_id = any(${ids(entry.profiles)}::bigint[])`,
      entry.topics,
    );
  }
  if (entry.staff) await notifyAccounts(tx, sql`select account_id from staff`, entry.staff);
}

/** So many ids fit in the 8000 bytes of a PostgreSQL notification. */
const AT_ONCE = 500;

async function notifyAccounts(tx: Tx, accounts: RawBuilder<unknown>, refetch: Topic[]): Promise<void> {
  await sql`
    select pg_notify('live', json_build_object(
      'accounts', json_agg(account_id), 'topics', ${JSON.stringify(refetch)}::json)::text)
    from (select account_id, (row_number() over () - 1) / ${AT_ONCE}::bigint as part from (${accounts}) a) parts
    group by part`.execute(tx);
}
