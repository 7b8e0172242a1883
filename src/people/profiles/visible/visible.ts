import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../kit/api/viewer.ts';
import { isAmong } from '../../../kit/database/isAmong.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';

/** Whether its family hides `p` now. A time that is over counts as over before the task has removed it. */
export const hiddenNow = sql<boolean>`(p.hidden_at is not null and (p.hidden_until is null or p.hidden_until > now()))`;

/** Whether an account that acts for a profile is suspended. @param profile its internal id */
export const isSuspended = (profile: RawBuilder<unknown>) => sql<boolean>`exists (
  select from managers_of m join account_states a on a.id = m.account_id
  where m.profile_id = ${profile} and m.role <> 'viewer' and a.suspended_at is not null
)`;

/**
 * Whether `p` is hidden because somebody else registered its person, who does not agree, or has not answered on a site that waits
 * for consent. A refusal holds even if the family now says that the profile is for themselves. Other reads go by `listed_at`,
 * which follows this.
 */
export const isWithheld = sql<boolean>`(
  exists (select from person_answers c where c.profile_id = p.id and c.state in ('refused', 'withdrawn'))
  or (
    p.profile_for <> 'self'
    and exists (select from person_consent_setting s where s.shown = 'consented')
    and not exists (select from person_answers c where c.profile_id = p.id and c.state = 'given')
  )
)`;

/** Whether `p` is to be listed: it is approved, and nothing prevents it. */
export const isListable = sql<boolean>`(p.approved_at is not null
  and exists (
    select from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = p.id and m.role <> 'viewer' and a.verified_at is not null
      and (a.phone_verified_at is not null or not a.phone_required)
  )
  and not ${isSuspended(sql`p.id`)}
  and not ${isWithheld}
)`;

/** Whether `p` is listed and should not be, or the other way round: what it depends on has changed since. */
export const isMislisted = sql<boolean>`(p.approved_at is not null and (p.listed_at is not null) <> ${isListable})`;

/** Whether `p` can be found by others now: it is listed, and its family does not hide it. */
export const shownNow = sql<boolean>`(p.listed_at is not null and not ${hiddenNow})`;

/**
 * Profile visibility (who may see whom): the one condition for what visitors and members read of a profile.
 * It reads `p`, the row of profiles, and is true
 *  - for a viewer's own profile, always;
 *  - for another's, while it is listed and not hidden, no account that manages it (other than as viewer) is suspended, neither
 *    of the two has blocked the other (block user), and either everybody may see it, or the viewer is premium, or the
 *    two are connected, or it has sent the viewer an interest: sending one makes the sender visible.
 * @param connected SQL for whether the viewer is connected with `p`
 */
export function visibleTo(
  viewer:
    | (Pick<Viewer, 'premium'> &
        Partial<Pick<Viewer, 'staff'>> & { profile: { id: number } | null; connected?: true })
    | null,
  connected = connectedTo(viewer),
): RawBuilder<boolean> {
  const me = viewer?.profile?.id;
  const premium = sql`${Boolean(viewer?.premium || readsAsStaff(viewer))}`;
  if (me) return visibleFor({ me: sql`${me}`, premium, connected });
  // Nobody has blocked a viewer without a profile, or sent them anything: looking for that would take twice as long.
  return sql<boolean>`(${foundNow} and (${isOpenTo({ premium, connected })}))`;
}

/** As `visibleTo`, for many viewers in one statement: expressions of a viewer's profile, and whether it is premium. */
export const visibleToEach = (me: RawBuilder<unknown>, premium: RawBuilder<boolean>): RawBuilder<boolean> =>
  visibleFor({
    me,
    premium,
    connected: sql`exists (select from connections c where c.profile_id = ${me} and c.other_id = p.id)`,
  });

/** Whether `p` can be found by others now, and nobody is suspended who acts for it. */
const foundNow = sql<boolean>`${shownNow} and not ${isSuspended(sql`p.id`)}`;

type Expressions = { me: RawBuilder<unknown>; premium: RawBuilder<unknown>; connected: RawBuilder<unknown> };

/** Whether everybody may see `p`, the viewer is premium, or the two are connected. */
const isOpenTo = ({ premium, connected }: Omit<Expressions, 'me'>) =>
  sql`p.visibility = 'all' or ${premium} or ${connected}`;

const visibleFor = ({ me, premium, connected }: Expressions): RawBuilder<boolean> => sql<boolean>`(
    p.id = ${me}
    or (
      ${foundNow}
      and not exists (select from blocks b where b.blocker_id = p.id and b.blocked_id = ${me})
      and not exists (select from blocks b where b.blocker_id = ${me} and b.blocked_id = p.id)
      and (${isOpenTo({ premium, connected })}
        or exists (select from interests_shown s where s.profile_id = p.id and s.other_id = ${me}))
    )
  )`;

/** What decides how much of a visible profile is shown. */
export type ProfileViewer = Pick<Viewer, 'verified'> & {
  /** `approved`: where it is not known, it is. */
  profile: { id: number; approved?: boolean } | null;
  /** Set for somebody imagined, who is connected with whomever they view: see `previewProfile`. */
  connected?: true;
  impersonator?: Viewer['impersonator'];
  staff?: Viewer['staff'];
};

/** Whether the viewer is a staff member who reads members by their role. Staff with a profile of their own look for a match. */
export const readsAsStaff = (
  viewer: Partial<Pick<ProfileViewer, 'profile' | 'impersonator' | 'staff'>> | null | undefined,
): boolean =>
  Boolean(viewer?.staff && !viewer.profile && !viewer.impersonator) &&
  can({ staff: viewer?.staff ?? null }, 'members.read');

/** Whether the viewer may see the sharp photos of `p`, a profile that is visible to them. */
export function photosOpenTo(
  viewer: ProfileViewer | null,
  connected = connectedTo(viewer),
): RawBuilder<boolean> {
  if (!viewer?.profile) return sql<boolean>`false`;
  const own = sql<boolean>`(p.id = ${viewer.profile.id})`;
  if (!seesEverything(viewer)) return own;
  return sql<boolean>`(${own} or p.photo_visibility = 'all' or ${connected})`;
}

type ConnectedViewer = Pick<ProfileViewer, 'profile' | 'connected'> | null;

/** Whether the viewer is connected with `p`. */
export function connectedTo(viewer: ConnectedViewer): RawBuilder<boolean> {
  if (viewer?.connected) return sql<boolean>`true`;
  const me = viewer?.profile?.id;
  if (!me) return sql<boolean>`false`;
  return sql<boolean>`exists (select from connections c where c.profile_id = ${me} and c.other_id = p.id)`;
}

/**
 * As `connectedTo`, for a statement about profiles of known ids that begins with `given`: the viewer's connections among them are
 * read once instead of wherever the statement uses the condition.
 */
export function connectedAmong(
  viewer: ConnectedViewer,
  ids: readonly number[],
): { given: RawBuilder<unknown>; connected: RawBuilder<boolean> } {
  const me = viewer?.profile?.id;
  if (!me || viewer.connected) return { given: sql``, connected: connectedTo(viewer) };
  const given = sql`with connected as materialized (
    select c.other_id as id from connections c where c.profile_id = ${me} and ${isAmong(sql`c.other_id`, ids)}
  )`;
  return { given, connected: sql<boolean>`p.id in (select id from connected)` };
}

/**
 * As `connectedTo`, for a statement about one profile whose `from` goes on with `joined`: PostgreSQL would evaluate the condition
 * wherever the statement uses it.
 */
export function connectedOnce(viewer: ConnectedViewer): {
  joined: RawBuilder<unknown>;
  connected: RawBuilder<boolean>;
} {
  const connected = connectedTo(viewer);
  if (!viewer?.profile?.id || viewer.connected) return { joined: sql``, connected };
  return {
    joined: sql`cross join lateral (select ${connected} as connected offset 0) c`,
    connected: sql<boolean>`c.connected`,
  };
}

/**
 * Whether a viewer sees more than a visitor: a member whose email address is verified and whose profile is approved, or staff who
 * read members. Before that, anybody could read every family's details with an invented address or an invented profile.
 */
export function seesEverything(viewer: ProfileViewer | null): boolean {
  return (
    Boolean(viewer?.profile && viewer.profile.approved !== false && viewer.verified) || readsAsStaff(viewer)
  );
}
