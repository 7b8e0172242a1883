import { sql } from 'kysely';
import type { Tx } from '../../../../../kit/database/db.ts';
import type { Pair } from './columns.ts';

/** Moves conversations; the messages of two with the same person become one conversation, in the order they were sent. */
export async function moveConversations(tx: Tx, { kept, duplicate }: Pair): Promise<void> {
  await sql`
    select from conversations where low_id in (${kept}, ${duplicate}) or high_id in (${kept}, ${duplicate})
    order by id for update`.execute(tx);
  const { rows } = await sql<{ from: string; to: string }>`
    select d.id as "from", k.id as "to"
    from conversations d join conversations k
      on d.low_id + d.high_id - ${duplicate}::bigint = k.low_id + k.high_id - ${kept}::bigint
    where ${duplicate} in (d.low_id, d.high_id) and ${kept} in (k.low_id, k.high_id)`.execute(tx);
  await sql`update messages set sender_id = ${kept} where sender_id = ${duplicate}`.execute(tx);
  for (const { from, to } of rows) {
    await sql`update messages set conversation_id = ${to} where conversation_id = ${from}`.execute(tx);
    await sql`delete from conversations where id = ${from}`.execute(tx);
  }
  // Naming the sides counts what each has read anew, the joined ones' too.
  const other = sql`(low_id + high_id - ${duplicate}::bigint)`;
  await sql`
    update conversations set low_id = least(${other}, ${kept}::bigint), high_id = greatest(${other}, ${kept}::bigint)
    where ${duplicate} in (low_id, high_id)`.execute(tx);
  await sql`
    update conversations set low_id = low_id where id = any(${rows.map(({ to }) => to)}::uuid[])`.execute(tx);
}
