import { sql } from 'kysely';
import { consume, giveBack } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { defineBatch } from '../../kit/database/batch.ts';
import type { Tx } from '../../kit/database/db.ts';
import { sendSignal } from '../../kit/events/events.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';

/** @property recorded whether recording a view of `p` again would change nothing @property privately whether its viewer browses privately */
export type ViewState = { view_recorded: boolean; views_privately: boolean };

/** Returns the columns of a `ViewState`: a view of `p` by a profile on a day. */
export const viewState = (viewerId: number, day: string, now: Date) => sql`
  exists (
    select from profile_views v
    where v.viewed_id = p.id and v.viewer_id = ${viewerId} and v.day = ${day}::date and not v.private
  ) as view_recorded,
  exists (
    select from private_browsers b join profile_entitlements e on e.profile_id = b.profile_id
    where b.profile_id = ${viewerId} and e.entitlement = 'enhanced_privacy'
      and e.starts_at <= ${now} and e.ends_at > ${now}
  ) as views_privately`;

/** @property viewedAt when the profile was opened @property day the same in India */
type View = { viewerId: number; viewedId: number; day: string; viewedAt: Date; privately: boolean };

/**
 * Records profile views, and returns those that were not recorded that day already. A viewer who browses privately is
 * recorded as such, until they are seen on the same day. A view by an account that manages both is none.
 */
async function recordViews(tx: Tx, views: View[]): Promise<{ viewer: number; viewed: number }[]> {
  const { rows } = await sql<{ viewer: number; viewed: number }>`
    insert into profile_views as v (viewer_id, viewed_id, day, viewed_at, private)
    select viewer.id, viewed.id, n.day, n.viewed_at, n.privately
    from unnest(
      ${views.map(({ viewerId }) => viewerId)}::bigint[], ${views.map(({ viewedId }) => viewedId)}::bigint[],
      ${views.map(({ day }) => day)}::date[], ${views.map(({ viewedAt }) => viewedAt)}::timestamptz[],
      ${views.map(({ privately }) => privately)}::boolean[]
    ) n (viewer_id, viewed_id, day, viewed_at, privately)
    join profiles viewer on viewer.id = n.viewer_id
    join profiles viewed on viewed.id = n.viewed_id
    where not exists (
      select from managers_of m join managers_of o on o.account_id = m.account_id
      where m.profile_id = n.viewer_id and o.profile_id = n.viewed_id
    )
    on conflict (viewed_id, viewer_id, day) do update set private = false, viewed_at = excluded.viewed_at
    where v.private and not excluded.private
    returning viewer_id as viewer, viewed_id as viewed`.execute(tx);
  return rows;
}

/** Returns how often a profile was viewed: each viewer counts once a day. */
export async function countProfileViews(app: App, profileId: number): Promise<number> {
  await settleViews(app, profileId);
  const { count } = await app.db
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
export async function consumePrefetch(app: App, viewerId: number, viewedId: number): Promise<void> {
  if (viewsOf(app).find(keyOf({ viewerId, viewedId, day: dayInIndia(app.clock()) }))) return;
  await settleViews(app, viewerId);
  const wait = await consume(app.db, app.clock, { key: prefetchKey(viewerId), ...PREFETCH_LIMIT });
  if (wait > 0) throw refuse.tooMany(wait);
}

const keyOf = ({ viewerId, viewedId, day }: Pick<View, 'viewerId' | 'viewedId' | 'day'>) =>
  `${viewerId} ${viewedId} ${day}`;

const viewsOf = defineBatch<View>(async (db, views) => {
  await db.transaction().execute(async (tx) => {
    const recorded = await recordViews(tx, views);
    if (recorded.length === 0) return;
    await sendSignal(tx, 'profile.viewed', { viewed: recorded.map(({ viewed }) => viewed) });
    // Who has opened a profile, and is listed as its viewer, may prefetch another one.
    await giveBack(
      tx,
      recorded.map(({ viewer }) => prefetchKey(viewer)),
    );
  });
});

/**
 * Counts a view of a profile by another, and notifies the browsers of the viewed family: within half a second, so that
 * nobody who opens a profile waits for it. Reads of views call `settleViews` first.
 */
export function countView(app: App, view: Pick<View, 'viewerId' | 'viewedId' | 'privately'>): void {
  const viewedAt = app.clock();
  const counted = { ...view, viewedAt, day: dayInIndia(viewedAt) };
  const views = viewsOf(app);
  const before = views.find(keyOf(counted));
  if (!before || (before.privately && !view.privately)) views.add(keyOf(counted), counted);
}

/** Resolves when every view by a profile or of it is recorded; without one, every view. */
export const settleViews = (app: App, profileId?: number): Promise<void> =>
  viewsOf(app).settle(
    ({ viewerId, viewedId }) => profileId === undefined || viewerId === profileId || viewedId === profileId,
  );
