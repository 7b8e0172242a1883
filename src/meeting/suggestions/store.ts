import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { isPremium } from '../../money/memberships/recipients.ts';
import { hasBlocked } from '../../people/profiles/visible/blocked.ts';
import { visibleToEach } from '../../people/profiles/visible/visible.ts';
import type { Reply, SuggestionState } from './shared/rules.ts';

/** One of two profiles that may be suggested to each other. */
export type Candidate = {
  name: string;
  gender: 'female' | 'male';
  /** Whether it has blocked the other. */
  blocks: boolean;
  /** Whether the other may see it. */
  visible: boolean;
};

/** Returns a profile as it would be shown to another one's family; undefined if it does not exist. */
export async function findCandidate(
  db: Database | Tx,
  id: number,
  other: number,
  now: Date,
): Promise<Candidate | undefined> {
  const reader = sql`${other}::bigint`;
  const { rows } = await sql<Candidate>`
    select p.name, p.gender, ${hasBlocked(id, reader)} as blocks,
      ${visibleToEach(reader, isPremium(reader, now))} as visible
    from profile_summaries p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns what exists between two profiles: an active interest, an open suggestion, a declined suggestion. */
export async function findSuggestionBetween(
  db: Database | Tx,
  one: number,
  other: number,
): Promise<{ interest: boolean; open: boolean; declined: boolean }> {
  const pair = [one, other];
  const { rows } = await sql<{ interest: boolean; open: boolean; declined: boolean }>`
    select exists (
        select from interest_pairs i
        where (i.sender_id, i.receiver_id) in ((${one}, ${other}), (${other}, ${one}))
          and i.state not in ('withdrawn', 'expired')
      ) as interest,
      exists (
        select from suggestions s
        where s.low_id = ${Math.min(one, other)} and s.high_id = ${Math.max(one, other)} and s.state = 'open'
      ) as open,
      exists (
        select from suggestion_sides d
        where d.profile_id = any(${pair}::bigint[]) and d.other_id = any(${pair}::bigint[]) and d.reply = 'declined'
      ) as declined`.execute(db);
  return rows[0]!;
}

/** Stores a suggestion with its two sides. @returns its id */
export async function insertSuggestion(
  tx: Tx,
  it: { one: number; other: number; note: string; author: number; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('suggestions')
    .values({
      low_id: Math.min(it.one, it.other),
      high_id: Math.max(it.one, it.other),
      note: it.note,
      suggested_by: it.author,
      suggested_at: it.now,
      changed_at: it.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('suggestion_sides')
    .values([
      { suggestion_id: id, profile_id: it.one, other_id: it.other },
      { suggestion_id: id, profile_id: it.other, other_id: it.one },
    ])
    .execute();
  return id;
}

export type LockedSuggestion = { id: string; low_id: number; high_id: number; state: SuggestionState };

const lock = async (tx: Tx, condition: RawBuilder<unknown>): Promise<LockedSuggestion | undefined> => {
  const { rows } = await sql<LockedSuggestion>`
    select s.id, s.low_id, s.high_id, s.state from suggestions s
    where ${condition} order by s.suggested_at desc limit 1 for update`.execute(tx);
  return rows[0];
};

/** Locks a suggestion. */
export const lockSuggestion = (tx: Tx, id: string) => lock(tx, sql`s.id = ${id}::uuid`);

/** Locks the last suggestion of a pair that was not withdrawn. */
export const lockLast = (tx: Tx, one: number, other: number) =>
  lock(
    tx,
    sql`s.low_id = ${Math.min(one, other)} and s.high_id = ${Math.max(one, other)} and s.state <> 'withdrawn'`,
  );

/** Returns the replies to a suggestion by profile. */
export async function readReplies(tx: Tx, id: string): Promise<Map<number, Reply | null>> {
  const rows = await tx
    .selectFrom('suggestion_sides')
    .select(['profile_id', 'reply'])
    .where('suggestion_id', '=', id)
    .execute();
  return new Map(rows.map((row) => [row.profile_id, row.reply as Reply | null]));
}

/** Stores the reply of one side; null takes it back. The suggestion is open until both have replied. */
export async function putReply(
  tx: Tx,
  it: { id: string; profile: number; reply: Reply | null; reason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('suggestion_sides')
    .set({ reply: it.reply, reason: it.reason, replied_at: it.reply && it.now })
    .where('suggestion_id', '=', it.id)
    .where('profile_id', '=', it.profile)
    .execute();
  await sql`
    update suggestions s set changed_at = ${it.now}, state = case when exists (
      select from suggestion_sides d where d.suggestion_id = s.id and d.reply is null
    ) then 'open' else 'answered' end,
    new_reply = ${it.reply !== null} or s.new_reply and exists (
      select from suggestion_sides d where d.suggestion_id = s.id and d.reply is not null
    )
    where s.id = ${it.id}::uuid`.execute(tx);
}

export async function setWithdrawn(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('suggestions')
    .set({ state: 'withdrawn', changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Returns the profiles that have an open suggestion of a profile. */
export async function listSuggestedTo(tx: Tx, profile: number): Promise<number[]> {
  const { rows } = await sql<{ other_id: number }>`
    select d.other_id from suggestion_sides d join suggestions s on s.id = d.suggestion_id
    where d.profile_id = ${profile} and s.state = 'open'`.execute(tx);
  return rows.map((row) => row.other_id);
}
