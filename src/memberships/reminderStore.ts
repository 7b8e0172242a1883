import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';

// Another membership of the profile runs on when this one ends.
const followed = (m: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from memberships n
  where n.profile_id = ${m}.profile_id and n.starts_at <= ${m}.ends_at and n.ends_at > ${m}.ends_at
)`;

/**
 * Memberships that end after one instant and until another, were not ended before their time, were longer than `days`
 * days, are followed by nothing, and whose managers were not reminded of those days yet.
 */
export async function findEnding(
  db: Database,
  { after, until, days }: { after: Date; until: Date; days: number },
): Promise<{ id: number; profile_id: number }[]> {
  const { rows } = await sql<{ id: number; profile_id: number }>`
    select m.id, m.profile_id from memberships m
    where m.ends_at > ${after} and m.ends_at <= ${until}
      and m.ended_by is null
      and m.starts_at <= m.ends_at - make_interval(hours => ${days}::int * 24)
      and not ${followed(sql`m`)}
      and not exists (select from membership_reminders r where r.membership_id = m.id and r.days = ${days})
    order by m.ends_at`.execute(db);
  return rows;
}

/** Notes that a reminder goes. @returns false when it went before */
export async function noteReminder(tx: Tx, membership: number, days: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('membership_reminders')
    .values({ membership_id: membership, days, sent_at: at })
    .onConflict((clash) => clash.doNothing())
    .returning('days')
    .executeTakeFirst();
  return row !== undefined;
}

export type Told = {
  email: string;
  profile_id: number;
  plan: string;
  starts_at: Date;
  ends_at: Date;
  paid_paise: number;
  ended: boolean;
  followed: boolean;
};

/**
 * What a mail about a membership says, and where it goes: to an account that manages the profile, with a verified
 * address and not suspended. Jobs from before each manager had one name no account; theirs is the owner's.
 */
export async function findToTell(
  db: Database,
  { membership, account }: { membership: number; account?: number },
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select a.email, m.profile_id, m.plan_name as plan, m.starts_at, m.ends_at, m.paid_paise,
      m.ended_by is not null as ended, ${followed(sql`m`)} as followed
    from memberships m
    join managers_of g on g.profile_id = m.profile_id
    join accounts a on a.id = g.account_id
    where m.id = ${membership} and ${account ? sql`a.id = ${account}` : sql`g.role = 'owner'`}
      and a.email_verified_at is not null and a.suspended_at is null
    order by g.accepted_at limit 1`.execute(db);
  return rows[0];
}
