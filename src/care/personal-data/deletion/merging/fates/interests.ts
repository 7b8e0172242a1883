import { sql } from 'kysely';
import type { Tx } from '../../../../../kit/database/db.ts';
import type { InterestState } from '../../../../../meeting/interests/shared/rules.ts';
import type { Pair } from './columns.ts';

/** How far an interest went. */
const RANK: Record<InterestState, number> = {
  accepted: 4,
  declined: 3,
  pending: 2,
  queued: 1,
  withdrawn: 0,
  expired: 0,
};
const rank = sql`(${JSON.stringify(RANK)}::jsonb ->> state)::int`;

/** Moves interests. Of two with the same person the one that went further stays, and of two alike the kept profile's. */
export async function moveInterests(tx: Tx, { kept, duplicate }: Pair): Promise<void> {
  await sql`
    with known as (
      select id, ${kept}::bigint in (sender_id, receiver_id) as own, ${rank} as rank,
        case when sender_id in (${kept}, ${duplicate}) then receiver_id else sender_id end as other
      from interests where sender_id in (${kept}, ${duplicate}) or receiver_id in (${kept}, ${duplicate})
    ), placed as (
      select id, row_number() over (partition by other order by rank desc, own desc) as place from known
    )
    delete from interests where id in (select id from placed where place > 1)`.execute(tx);
  await sql`
    update interests set
      sender_id = case when sender_id = ${duplicate} then ${kept} else sender_id end,
      receiver_id = case when receiver_id = ${duplicate} then ${kept} else receiver_id end
    where ${duplicate} in (sender_id, receiver_id)`.execute(tx);
}
