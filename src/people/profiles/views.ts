import { sql } from 'kysely';
import { consume, giveBack } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { sendSignal } from '../../kit/events/events.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';

/**
 * Returns SQL for whether a view of `p` by a profile is recorded on a day, and seen: recording it again would change
 * nothing.
 */
export const isViewRecorded = (viewerId: number, day: string) => sql<boolean>`exists (
  select from profile_views v
  where v.viewed_id = p.id and v.viewer_id = ${viewerId} and v.day = ${day}::date and not v.private
)`;

/**
 * Records a profile view; returns false when it was recorded today already, or one account manages both. A viewer who
 * browses privately is recorded as such, until they are seen on the same day.
 */
export async function recordView(
  tx: Tx,
  view: { viewerId: number; viewedId: number; day: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into profile_views as v (viewer_id, viewed_id, day, viewed_at, private)
    select ${view.viewerId}::bigint, ${view.viewedId}::bigint, ${view.day}::date, ${view.now}::timestamptz, exists (
      select from private_browsers b join profile_entitlements e on e.profile_id = b.profile_id
      where b.profile_id = ${view.viewerId} and e.entitlement = 'enhanced_privacy'
        and e.starts_at <= ${view.now} and e.ends_at > ${view.now}
    )
    where not exists (
      select from managers_of m join managers_of n on n.account_id = m.account_id
      where m.profile_id = ${view.viewerId} and n.profile_id = ${view.viewedId}
    )
    on conflict (viewed_id, viewer_id, day) do update set private = false, viewed_at = excluded.viewed_at
    where v.private and not excluded.private`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns how often a profile was viewed: each viewer counts once a day. */
export async function countProfileViews(db: Database, profileId: number): Promise<number> {
  const { count } = await db
    .selectFrom('profile_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('viewed_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many profiles a member's pages may prefetch in a day without the member opening one. */
export const PREFETCH_LIMIT = { max: 100, windowSeconds: DAY_MS / 1000 };

const prefetchKey = (viewerId: number) => `profiles read ahead by ${viewerId}`;

/** Counts a profile that a page prefetches. Refuses more than pages prefetch: a reader of many profiles would not be listed as a viewer. */
export async function consumePrefetch(app: App, viewerId: number): Promise<void> {
  const wait = await consume(app.db, app.clock, { key: prefetchKey(viewerId), ...PREFETCH_LIMIT });
  if (wait > 0) throw refuse.tooMany(wait);
}

/** Lets the pages of a viewer, who has opened a profile and is listed as its viewer, prefetch another one. */
export const giveBackPrefetch = (tx: Tx, viewerId: number): Promise<void> =>
  giveBack(tx, prefetchKey(viewerId));

/** Counts a view of a profile by another, and notifies the browsers of the viewed family. */
export async function countView(app: App, viewerId: number, viewedId: number): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    if (await recordView(tx, { viewerId, viewedId, day: dayInIndia(now), now })) {
      await sendSignal(tx, 'profile.viewed', { viewer: viewerId, viewed: viewedId });
      await giveBackPrefetch(tx, viewerId);
    }
  });
}
