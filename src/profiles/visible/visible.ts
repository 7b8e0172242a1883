import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../kit/api/viewer.ts';

/** Whether its family hides `p` now. A time that is over counts as over before the task has removed it. */
export const hiddenNow = sql<boolean>`(p.hidden_at is not null and (p.hidden_until is null or p.hidden_until > now()))`;

/** Whether an account that acts for a profile is suspended. @param profile its internal id */
export const isSuspended = (profile: RawBuilder<unknown>) => sql<boolean>`exists (
  select from managers_of m join account_states a on a.id = m.account_id
  where m.profile_id = ${profile} and m.role <> 'viewer' and a.suspended_at is not null
)`;

/** Whether `p` can be found by others now: it is listed, and its family does not hide it. */
export const shownNow = sql<boolean>`(p.listed_at is not null and not ${hiddenNow})`;

/**
 * Profile visibility (who may see whom): the one condition for what visitors and members read of a profile.
 * It reads `p`, the row of profiles, and is true
 *  - for a viewer's own profile, always;
 *  - for another's, while it is listed and not hidden, no account that manages it (other than as viewer) is suspended, neither
 *    of the two has blocked the other (block user), and either everybody may see it, or the viewer is premium, or the
 *    two are connected, or it has sent the viewer an interest: sending one makes the sender visible.
 */
export function visibleTo(
  viewer: (Pick<Viewer, 'premium'> & { profile: { id: number } | null; connected?: true }) | null,
): RawBuilder<boolean> {
  const me = sql`${viewer?.profile?.id ?? 0}`;
  return visibleFor({ me, premium: sql`${viewer?.premium ?? false}`, connected: connectedTo(viewer) });
}

/** As `visibleTo`, for many viewers in one statement: expressions of a viewer's profile, and whether it is premium. */
export const visibleToEach = (me: RawBuilder<unknown>, premium: RawBuilder<boolean>): RawBuilder<boolean> =>
  visibleFor({
    me,
    premium,
    connected: sql`exists (select from connections c where c.profile_id = ${me} and c.other_id = p.id)`,
  });

type Expressions = { me: RawBuilder<unknown>; premium: RawBuilder<unknown>; connected: RawBuilder<unknown> };

const visibleFor = ({ me, premium, connected }: Expressions): RawBuilder<boolean> => sql<boolean>`(
    p.id = ${me}
    or (
      ${shownNow}
      and not ${isSuspended(sql`p.id`)}
      and not exists (select from blocks b where b.blocker_id = p.id and b.blocked_id = ${me})
      and not exists (select from blocks b where b.blocker_id = ${me} and b.blocked_id = p.id)
      and (p.visibility = 'all' or ${premium} or ${connected}
        or exists (select from interests_shown s where s.profile_id = p.id and s.other_id = ${me}))
    )
  )`;

/** What decides how much of a visible profile is shown. */
export type ProfileViewer = Pick<Viewer, 'emailVerified'> & {
  profile: { id: number } | null;
  /** Set for somebody imagined, who is connected with whomever they view: see `previewProfile`. */
  connected?: true;
  impersonator?: Viewer['impersonator'];
};

/** Whether the viewer may see the sharp photos of `p`, a profile that is visible to them. */
export function photosOpenTo(viewer: ProfileViewer | null): RawBuilder<boolean> {
  if (!seesEverything(viewer)) return sql<boolean>`(p.id = ${viewer?.profile?.id ?? 0})`;
  const me = viewer!.profile!.id;
  return sql<boolean>`(p.id = ${me} or p.photo_visibility = 'all' or ${connectedTo(viewer)})`;
}

/** Whether the viewer is connected with `p`. */
export function connectedTo(
  viewer: Pick<ProfileViewer, 'profile' | 'connected'> | null,
): RawBuilder<boolean> {
  if (viewer?.connected) return sql<boolean>`true`;
  const me = viewer?.profile?.id ?? 0;
  return sql<boolean>`exists (select from connections c where c.profile_id = ${me} and c.other_id = p.id)`;
}

/**
 * Whether a viewer sees more than a visitor: a member with a profile whose email address is verified.
 * Before that, anybody could read every family's details with an invented address.
 */
export function seesEverything(viewer: ProfileViewer | null): boolean {
  return Boolean(viewer?.profile && viewer.emailVerified);
}
