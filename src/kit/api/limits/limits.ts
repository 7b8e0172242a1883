import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/db.ts';
import type { Clock } from '../../shared/time/clock.ts';

export type Limit = {
  /** Subject of the limit; stored as a hash, because it may contain an IP or email address. */
  key: string;
  max: number;
  windowSeconds: number;
};

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Consumes one of a rate limit, in one statement, so that parallel requests never pass it together.
 * Returns 0 when it was allowed, else the seconds until it is again.
 */
export const consume = async (db: Database | Tx, clock: Clock, limit: Limit): Promise<number> =>
  (await consumeEach(db, clock, [limit]))[0]!;

/** As `consume`, for several limits. Returns the seconds for each. */
export async function consumeEach(db: Database | Tx, clock: Clock, limits: Limit[]): Promise<number[]> {
  const now = clock();
  const all = limits.map(({ key, max, windowSeconds }) => ({
    key: digest(key),
    max,
    ends: new Date(now.getTime() + windowSeconds * 1000),
  }));
  const { rows } = await sql<{ key: string; used: number; window_ends_at: Date }>`
    with n as (
      select * from unnest(${all.map(({ key }) => key)}::text[], ${all.map(({ ends }) => ends)}::timestamptz[],
        ${all.map(({ max }) => max)}::int[]) n (key, ends, max)
    )
    insert into limits as l (key, window_ends_at, used) select key, ends, 1 from n
    on conflict (key) do update set
      used = case
        when l.window_ends_at <= ${now} then 1
        else least(l.used, (select n.max from n where n.key = l.key)) + 1 end,
      window_ends_at = case when l.window_ends_at <= ${now} then excluded.window_ends_at else l.window_ends_at end
    returning key, used, window_ends_at`.execute(db);
  return all.map(({ key, max }) => {
    const row = rows.find((one) => one.key === key)!;
    if (row.used <= max) return 0;
    return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
  });
}

/** Gives back one for each key that was consumed: what it was for has been paid for otherwise. */
export async function giveBack(db: Database | Tx, keys: string[]): Promise<void> {
  await sql`
    update limits l set used = greatest(0, l.used - n.times)
    from (select key, count(*)::int as times from unnest(${keys.map(digest)}::text[]) k (key) group by key) n
    where l.key = n.key and l.used > 0`.execute(db);
}

/** Resets a rate limit: a right password clears the wrong ones before it. */
export async function reset(db: Database | Tx, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', digest(key)).execute();
}

/** Removes windows that are over. */
export async function sweepLimits(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom('limits').where('window_ends_at', '<', clock()).execute();
}
