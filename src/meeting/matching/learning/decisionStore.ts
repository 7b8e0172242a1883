import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/db.ts';

/** A decision of one profile about another. */
export type MatchDecision = {
  actor: number;
  about: number;
  yes: boolean;
  decidedAt: Date;
  place: number | null;
};

/** Returns the latest decisions to send an interest or not: sent interests, and shown profiles that got no interest. */
export async function listSendings(
  tx: Tx,
  { now, limit }: { now: Date; limit: number },
): Promise<MatchDecision[]> {
  const { rows } = await sql<MatchDecision>`
    (select i.sender_id as actor, i.receiver_id as about, true as yes, i.sent_at as "decidedAt", null::int as place
     from interest_outcomes i where i.state <> 'withdrawn' order by i.sent_at desc limit ${sql.lit(limit)})
    union all
    (select s.profile_id, s.other_id, false, s.shown_on::timestamptz, s.place::int
     from match_showings s
     where s.shown_on < ${now}::date - 2
       and not exists (select from interest_pairs i where i.sender_id = s.profile_id and i.receiver_id = s.other_id)
       and not exists (select from interest_pairs i where i.sender_id = s.other_id and i.receiver_id = s.profile_id)
     order by s.shown_on desc limit ${sql.lit(limit)})`.execute(tx);
  return rows;
}

/** Returns the latest answers to interests. */
export async function listAnswers(tx: Tx, { limit }: { limit: number }): Promise<MatchDecision[]> {
  const { rows } = await sql<MatchDecision>`
    select i.receiver_id as actor, i.sender_id as about, i.state = 'accepted' as yes, i.answered_at as "decidedAt",
      null::int as place
    from interest_outcomes i
    where i.state in ('accepted', 'declined') and i.answered_at is not null
    order by i.answered_at desc limit ${sql.lit(limit)}`.execute(tx);
  return rows;
}
