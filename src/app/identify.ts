import { sql } from 'kysely';
import type { Impersonator, ManagerRole, Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { readRetention } from '../kit/app/retention.ts';
import { can, isStaffRole } from '../kit/shared/api/capabilities.ts';
import { DAY_MS, MINUTE_MS } from '../kit/shared/time/durations.ts';
import { interestsWith } from '../meeting/interests/read.ts';
import { isPremium, nextMembershipChange } from '../money/memberships/recipients.ts';
import { lastUsedFirst } from '../people/accounts/sessions/sessionStore.ts';
import { hashToken } from '../people/accounts/tokens/tokens.ts';
import { relationOf } from '../people/profiles/managed/relations.ts';
import { leftOutOf } from '../people/profiles/visible/leftOut.ts';
import { hiddenNow, isWithheld, shownNow } from '../people/profiles/visible/visible.ts';
import type { ReadViewer } from './sessionCache.ts';

/** How often the time of an account's last request is stored. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** Whose searches leave out more than these reads them with each search. */
const LEFT_OUT_MAX = 1000;
/** Who has interests with more than these reads them with each page of cards. */
const INTERESTS_MAX = 500;

type ViewerRow = {
  session_id: string;
  last_seen_at: Date;
  expires_at: Date;
  account_id: number;
  email: string | null;
  verified: boolean;
  phone_verified: boolean;
  phone_required: boolean;
  locale: string;
  account_name: string | null;
  staff_name: string | null;
  staff_role: string | null;
  set_up_only: boolean;
  profile_id: number | null;
  public_id: string | null;
  name: string | null;
  gender: 'female' | 'male' | null;
  listed: boolean;
  approved: boolean;
  withheld: boolean;
  hidden: boolean;
  hidden_until: Date | null;
  deletion_asked: boolean;
  role: ManagerRole;
  relation: string | null;
  profile_for: string;
  premium: boolean;
  left_out: number[];
  interests_with: number[];
  membership_changes_at: Date | null;
  hidden_for_ms: number | null;
  opened_from: string | null;
  impersonator: number | null;
  impersonator_name: string | null;
  impersonator_role: string | null;
};

/**
 * Returns the viewer of a session token: account, staff role, the profile that the session acts for and its membership, in
 * one query, as every request needs it. Where the account does not manage that profile (any more), it is the one used
 * last, and how long all of it stays so unless something is written. Null for an unknown or expired token, and for a
 * suspended account. A session that has not been used for the site's time of idle logins is unknown, too.
 */
export async function identify(app: App, token: string): Promise<ReadViewer | null> {
  const now = app.clock();
  const idleMs = readRetention(app).idleDays * DAY_MS;
  const { rows } = await sql<ViewerRow>`
    select
      s.id as session_id, s.last_seen_at, s.expires_at, a.id as account_id, a.email, a.locale, a.name as account_name,
      a.verified_at is not null as verified,
      a.phone_verified_at is not null as phone_verified, a.phone_required,
      t.name as staff_name, t.role as staff_role, s.set_up_only,
      p.id as profile_id, p.public_id, p.name, p.gender, coalesce(${shownNow}, false) as listed, p.approved_at is not null as approved, g.role,
      g.relation, p.profile_for,
      coalesce(p.listed_at is null and ${isWithheld}, false) as withheld,
      coalesce(${hiddenNow}, false) as hidden, p.hidden_until,
      exists (select from deletion_requests d where d.profile_id = p.id) as deletion_asked,
      extract(epoch from p.hidden_until - now())::float8 * 1000 as hidden_for_ms,
      ${isPremium(sql.ref('p.id'), now)} as premium,
      array(select id from (${leftOutOf(sql.ref('p.id'))}) b limit ${LEFT_OUT_MAX + 1}) as left_out,
      array(${interestsWith(sql.ref('p.id'))} limit ${INTERESTS_MAX + 1}) as interests_with,
      ${nextMembershipChange(sql.ref('p.id'), now)} as membership_changes_at,
      s.opened_from, i.account_id as impersonator, i.name as impersonator_name, i.role as impersonator_role
    from sessions s
    join accounts a on a.id = s.account_id
    left join staff t on t.account_id = a.id and t.ended_at is null
    left join access_requests x on x.id = s.access_id and x.ended_at is null and x.ends_at > ${now}
    left join staff i on i.account_id = x.asked_by and i.ended_at is null
    left join lateral (
      select m.profile_id, m.role, m.relation from managers_of m where m.account_id = a.id and (s.access_id is null or m.profile_id = s.profile_id)
      order by m.profile_id is distinct from s.profile_id, ${lastUsedFirst('m')} limit 1
    ) g on true
    left join profiles p on p.id = g.profile_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now} and a.suspended_at is null
      and (s.access_id is not null or s.last_seen_at > ${new Date(now.getTime() - idleMs)})`.execute(app.db);
  const row = rows[0];
  if (!row || (row.opened_from && !impersonatorOf(row))) return null;
  // Who only looks has not been here.
  const isDue = !row.opened_from && now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS;
  if (isDue) await noteSeen(app, row, now);
  const seenAt = isDue || row.opened_from ? now : row.last_seen_at;
  if (!row.opened_from && seenAt.getTime() + idleMs < row.expires_at.getTime()) {
    row.expires_at = new Date(seenAt.getTime() + idleMs);
  }
  const ends = [
    row.expires_at.getTime(),
    row.membership_changes_at?.getTime() ?? Number.POSITIVE_INFINITY,
    seenAt.getTime() + SEEN_EVERY_MS,
  ];
  return {
    viewer: viewerOf(row),
    sameUntil: new Date(Math.min(...ends)),
    sameForMs: sameForMsOf(row),
  };
}

function sameForMsOf(row: ViewerRow): number {
  // What the person of such a profile answers is not notified unless it is listed by that.
  if (row.approved && !row.listed && !row.hidden) return 0;
  return row.hidden ? (row.hidden_for_ms ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

/** Returns who looks at the account of a session; undefined for nobody, or where their role no longer allows it. */
function impersonatorOf(row: ViewerRow): Impersonator | undefined {
  const { opened_from: sessionId, impersonator: accountId, impersonator_role: role } = row;
  if (!sessionId || !accountId || !role || !isStaffRole(role)) return;
  if (!can({ staff: { role } }, 'members.impersonate')) return;
  return { accountId, name: row.impersonator_name!, role, sessionId };
}

function viewerOf(row: ViewerRow): Viewer {
  const impersonator = impersonatorOf(row);
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    sessionEndsAt: row.expires_at,
    email: row.email,
    verified: row.verified,
    phoneVerified: row.phone_verified,
    phoneRequired: row.phone_required,
    locale: row.locale,
    name: row.account_name,
    // A role that this version does not have (any more) has no permissions.
    staff:
      row.staff_role && isStaffRole(row.staff_role)
        ? { name: row.staff_name!, role: row.staff_role, ...(row.set_up_only ? { mustSetUp: true } : {}) }
        : null,
    profile: row.profile_id
      ? {
          id: row.profile_id,
          publicId: row.public_id!,
          name: row.name!,
          gender: row.gender!,
          listed: row.listed,
          approved: row.approved,
          withheld: row.withheld,
          hidden: row.hidden ? { until: row.hidden_until } : null,
          deletionAsked: row.deletion_asked,
          role: impersonator ? 'viewer' : row.role,
          relation: relationOf(row),
          ...(row.left_out.length <= LEFT_OUT_MAX && { leftOut: row.left_out }),
          ...(row.interests_with.length <= INTERESTS_MAX && { interestsWith: row.interests_with }),
        }
      : null,
    premium: row.premium,
    ...(impersonator ? { impersonator } : {}),
  };
}

async function noteSeen(app: App, row: ViewerRow, now: Date): Promise<void> {
  await app.db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', row.session_id).execute();
  if (row.staff_role) {
    await app.db
      .updateTable('staff')
      .set({ last_active_at: now })
      .where('account_id', '=', row.account_id)
      .execute();
  }
  if (row.profile_id) {
    await app.db
      .updateTable('profiles')
      .set({ last_active_at: now })
      .where('id', '=', row.profile_id)
      .execute();
  }
}
