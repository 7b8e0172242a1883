import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

/** Returns SQL for the profiles that a profile has blocked or is blocked by. */
export const blockedEitherWay = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    select blocked_id as id from blocks where blocker_id = ${profile}
    union
    select blocker_id from blocks where blocked_id = ${profile}`;

type Id = number | RawBuilder<unknown>;

const lockOf = (one: Id, other: Id) => {
  const [a, b] = [one, other].map((id) => (typeof id === 'number' ? sql`${id}::bigint` : id));
  return sql`hashtextextended('blocks ' || least(${a}, ${b}) || ' ' || greatest(${a}, ${b}), 0)`;
};

/**
 * Keeps two profiles from blocking each other until the transaction ends. Whoever sends something from one to the other
 * calls it, and then checks that each may see the other.
 */
export async function holdOffBlocks(tx: Tx, one: number, other: number): Promise<void> {
  await sql`select ${holdOffBlocksOf(one, other)}`.execute(tx);
}

/** Returns SQL that does the same for the two profiles of a row. */
export const holdOffBlocksOf = (one: Id, other: Id) =>
  sql`pg_advisory_xact_lock_shared(${lockOf(one, other)})`;

/** Locks two profiles, as `lockProfiles` does, and then holds off blocks, in one statement. */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  await sql`
    with locked as materialized (
      select from profiles where id = any(${[one, other]}::bigint[]) order by id for no key update
    )
    select ${holdOffBlocksOf(one, other)} from (select count(*) from locked) l`.execute(tx);
}

/** Returns the condition whether a profile has blocked another one. */
export const hasBlocked = (blocker: number, blocked: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`;

/** Returns the condition whether one of two profiles has blocked the other. */
export const isBlockedEitherWay = (
  one: number | RawBuilder<unknown>,
  other: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/** Adds a block, once what is being sent between the two is stored. @returns whether it is new */
export async function insertBlock(tx: Tx, blocker: number, blocked: number, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${lockOf(blocker, blocked)})`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${blocker}, ${blocked}, ${now})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Removes a profile's own block of another. @returns whether there was one */
export async function deleteBlock(tx: Tx, blocker: number, blocked: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from blocks where blocker_id = ${blocker} and blocked_id = ${blocked}`.execute(tx);
  return numAffectedRows === 1n;
}

/** A profile that another one has blocked. */
export type BlockedRow = { id: number; public_id: string; name: string; created_at: Date };

const columns = sql`p.id, p.public_id, p.name, b.created_at`;

/** Returns a profile that is blocked by another, by its public id; undefined when it is not. */
export async function findBlocked(
  db: Database | Tx,
  blocker: number,
  publicId: string,
): Promise<BlockedRow | undefined> {
  const { rows } = await sql<BlockedRow>`
    select ${columns} from blocks b join profiles p on p.id = b.blocked_id
    where b.blocker_id = ${blocker} and p.public_id = ${publicId}`.execute(db);
  return rows[0];
}

/** Sort key: the instant of the block, then the profile. */
export type BlockCursor = readonly [sortedAt: string, id: number];

/** Returns a page of the profiles that a profile has blocked, those blocked last first. */
export async function listBlockedBy(
  db: Database,
  blocker: number,
  { after, limit }: { after: BlockCursor | null; limit: number },
): Promise<(BlockedRow & { at_text: string })[]> {
  const { rows } = await sql<BlockedRow & { at_text: string }>`
    select ${columns}, b.created_at::text as at_text
    from blocks b join profiles p on p.id = b.blocked_id
    where b.blocker_id = ${blocker}
      and ${after ? sql`(b.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql`true`}
    order by b.created_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
