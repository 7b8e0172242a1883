import { sql } from 'kysely';
import type { Tx } from '../../../../kit/database/db.ts';
import type { InterestState } from '../../../../meeting/interests/shared/rules.ts';
import { SAVED_MAX } from '../../../../meeting/saved-searches/shared/rules.ts';
import { isBlockedEitherWay } from '../../../../people/profiles/visible/blocked.ts';
import type { MergePair } from './columns.ts';

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

/** Moves interests. Of two with the same person the one that went further stays; if both went as far, the kept profile's. */
export async function moveInterests(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
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

/** Moves the matches that staff suggested; of two open ones with the same person the kept profile's stays. */
export async function moveSuggestions(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
  const other = sql`(s.low_id + s.high_id - ${duplicate}::bigint)`;
  const moved = sql`least(${other}, ${kept}::bigint)`;
  const higher = sql`greatest(${other}, ${kept}::bigint)`;
  await sql`
    delete from suggestions s where ${duplicate} in (s.low_id, s.high_id) and s.state = 'open' and exists (
      select from suggestions k where k.state = 'open' and k.low_id = ${moved} and k.high_id = ${higher}
    )`.execute(tx);
  await sql`
    update suggestions s set low_id = ${moved}, high_id = ${higher}
    where ${duplicate} in (s.low_id, s.high_id)`.execute(tx);
  await sql`
    update suggestion_sides set
      profile_id = case when profile_id = ${duplicate} then ${kept} else profile_id end,
      other_id = case when other_id = ${duplicate} then ${kept} else other_id end
    where ${duplicate} in (profile_id, other_id)`.execute(tx);
}

/**
 * Moves every report for and against, with its review. A report that both made of the same thing, or one made of the other, stays
 * without its reporter: staff still check what was reported.
 */
export async function moveReports(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
  await sql`
    update reports d set reporter_id = null
    where d.reporter_id in (${kept}, ${duplicate}) and d.reported_id in (${kept}, ${duplicate})
      or d.reporter_id = ${duplicate} and d.closed_at is null and exists (
        select from reports k where k.reporter_id = ${kept} and k.closed_at is null
          and k.subject_kind = d.subject_kind and k.subject_id = d.subject_id
      )`.execute(tx);
  await sql`update reports set reporter_id = ${kept} where reporter_id = ${duplicate}`.execute(tx);
  await sql`update reports set reported_id = ${kept} where reported_id = ${duplicate}`.execute(tx);
  await sql`
    update reviews set profile_id = ${kept} where profile_id = ${duplicate} and subject_kind = 'report'`.execute(
    tx,
  );
}

/**
 * Moves the success story that the duplicate is in, on either side, with its review: unless the kept profile is in one, or there is
 * a block between it and the other side, which ends a story. What stays goes with the duplicate. Blocks have moved before.
 */
export async function moveStories(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
  const other = sql`(s.profile_id + s.partner_id - ${duplicate}::bigint)`;
  const { rows } = await sql<{ id: string }>`
    update stories s set
      profile_id = case when s.profile_id = ${duplicate} then ${kept} else s.profile_id end,
      partner_id = case when s.partner_id = ${duplicate} then ${kept} else s.partner_id end
    where ${duplicate} in (s.profile_id, s.partner_id)
      and not exists (select from stories k where ${kept} in (k.profile_id, k.partner_id))
      and not ${isBlockedEitherWay(kept, other)}
    returning s.id`.execute(tx);
  await sql`
    update reviews set profile_id = ${kept}
    where subject_kind = 'story' and subject_id = any(${rows.map(({ id }) => id)}) and profile_id = ${duplicate}`.execute(
    tx,
  );
}

/** Moves saved searches that the kept profile has not saved itself, the newest first, as many as a profile may have. */
export async function moveSavedSearches(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
  await sql`
    with saved as (select count(*) as n from saved_searches where profile_id = ${kept} and removed_at is null),
    placed as (
      select d.id, row_number() over (order by d.created_at desc) as place from saved_searches d
      where d.profile_id = ${duplicate} and d.removed_at is null and not exists (
        select from saved_searches k where k.profile_id = ${kept} and k.key = d.key and k.removed_at is null
      )
    )
    update saved_searches set profile_id = ${kept}
    where id in (select id from placed, saved where place + n <= ${SAVED_MAX})`.execute(tx);
}

/** Moves conversations; the messages of two with the same person become one conversation, in the order they were sent. */
export async function moveConversations(tx: Tx, { kept, duplicate }: MergePair): Promise<void> {
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
  // Updating the sides makes a trigger count unread messages again, also in the joined conversations.
  const other = sql`(low_id + high_id - ${duplicate}::bigint)`;
  await sql`
    update conversations set low_id = least(${other}, ${kept}::bigint), high_id = greatest(${other}, ${kept}::bigint)
    where ${duplicate} in (low_id, high_id)`.execute(tx);
  await sql`
    update conversations set low_id = low_id where id = any(${rows.map(({ to }) => to)}::uuid[])`.execute(tx);
}
