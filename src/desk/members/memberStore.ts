import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { hiddenNow, isSuspended, isWithheld } from '../../people/profiles/visible/visible.ts';

/** Condition on a profile `p`: an account that acts for it is suspended. */
export const isSuspendedMember = isSuspended(sql`p.id`);
/** Condition on a profile `p`: staff registered it, and its family has not claimed it yet. */
export const isUnclaimed = sql`exists (select from walk_ins k where k.profile_id = p.id and k.claimed_at is null)`;
/** Condition on a term `t` of a membership: it runs now. */
export const isRunning = (now: Date) => sql`t.starts_at <= ${now} and t.ends_at > ${now}`;

export type MemberRow = {
  id: number;
  key: string;
  public_id: string;
  name: string;
  gender: 'female' | 'male';
  city: string | null;
  state_id: number | null;
  sample: boolean;
  created_at: Date;
  last_active_on: string;
  approved: boolean;
  listed: boolean;
  hidden: boolean;
  withheld: boolean;
  suspended: boolean;
  unclaimed: boolean;
  verified: boolean;
  email: string | null;
  email_verified: boolean;
  phone: string | null;
  plan: string | null;
};

/** Returns what staff see of each member of a page of profiles. */
export const selectMembers = (page: RawBuilder<unknown>, now: Date) => sql`
  select p.id, p.key, p.public_id, p.name, p.gender, p.city, p.state_id, p.sample, p.created_at,
    p.last_active_on::text as last_active_on, p.approved_at is not null as approved, p.listed_at is not null as listed,
    ${hiddenNow} as hidden, ${isWithheld} as withheld, p.verified_at is not null as verified, ${isSuspendedMember} as suspended, ${isUnclaimed} as unclaimed,
    o.email, o.phone, coalesce(o.email_verified, false) as email_verified, t.plan_name as plan
  from (${page}) p
  left join lateral (
    select a.email, a.phone, a.email_verified_at is not null as email_verified
    from managers_of m join account_contacts a on a.id = m.account_id
    where m.profile_id = p.id order by m.role <> 'owner', m.accepted_at, m.account_id limit 1
  ) o on true
  left join lateral (
    select t.plan_name from membership_terms t where t.profile_id = p.id and ${isRunning(now)}
    order by t.ends_at desc limit 1
  ) t on true`;

/** Returns one member as the list shows it. */
export async function findMember(
  db: Database | Tx,
  publicId: string,
  now: Date,
): Promise<MemberRow | undefined> {
  const page = sql`select p.*, '' as key from member_profiles p where p.public_id = ${publicId} and p.name <> ''`;
  const { rows } = await sql<MemberRow>`${selectMembers(page, now)}`.execute(db);
  return rows[0];
}

/** Returns the members with these ids, in their order. */
export async function listNamedMembers(
  db: Database | Tx,
  publicIds: string[],
  now: Date,
): Promise<MemberRow[]> {
  const page = sql`
    select p.*, '' as key from member_profiles p
    where p.public_id = any(${publicIds}::text[]) and p.name <> ''`;
  const { rows } = await sql<MemberRow>`
    ${selectMembers(page, now)} order by array_position(${publicIds}::text[], p.public_id)`.execute(db);
  return rows;
}
