import { sql } from 'kysely';
import { hashToken } from './accounts/tokens.ts';
import type { App } from './kit/app.ts';
import { isStaffRole } from './kit/capabilities.ts';
import type { Viewer } from './kit/viewer.ts';
import { isPremium } from './memberships/recipients.ts';

/** How often the time of an account's last request is written down. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

type Row = {
  session_id: string;
  last_seen_at: Date;
  expires_at: Date;
  account_id: number;
  email: string;
  email_verified: boolean;
  locale: string;
  staff_name: string | null;
  staff_role: string | null;
  profile_id: number | null;
  public_id: string | null;
  name: string | null;
  gender: 'female' | 'male' | null;
  listed: boolean;
  premium: boolean;
};

/**
 * Who holds a session token: account, staff role, profile and membership in one read, as every request
 * asks. Null for a token that is unknown or over, and for a suspended account.
 */
export async function identify(app: App, token: string): Promise<Viewer | null> {
  const now = app.clock();
  const { rows } = await sql<Row>`
    select
      s.id as session_id, s.last_seen_at, s.expires_at, a.id as account_id, a.email, a.locale,
      a.email_verified_at is not null as email_verified,
      t.name as staff_name, t.role as staff_role,
      p.id as profile_id, p.public_id, p.name, p.gender, coalesce(p.listed_at is not null, false) as listed,
      ${isPremium(sql.ref('a.id'), now)} as premium
    from sessions s
    join accounts a on a.id = s.account_id
    left join staff t on t.account_id = a.id
    left join profile_managers g on g.account_id = a.id
    left join profiles p on p.id = g.profile_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now} and a.suspended_at is null`.execute(
    app.db,
  );
  const row = rows[0];
  if (!row) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) await noteSeen(app, row, now);
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    sessionEndsAt: row.expires_at,
    email: row.email,
    emailVerified: row.email_verified,
    locale: row.locale,
    // A role that this version does not have (any more) allows nothing.
    staff:
      row.staff_role && isStaffRole(row.staff_role) ? { name: row.staff_name!, role: row.staff_role } : null,
    profile: row.profile_id
      ? {
          id: row.profile_id,
          publicId: row.public_id!,
          name: row.name!,
          gender: row.gender!,
          listed: row.listed,
        }
      : null,
    premium: row.premium,
  };
}

async function noteSeen(app: App, row: Row, now: Date): Promise<void> {
  await app.db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', row.session_id).execute();
  if (row.profile_id) {
    await app.db
      .updateTable('profiles')
      .set({ last_active_at: now })
      .where('id', '=', row.profile_id)
      .execute();
  }
}
