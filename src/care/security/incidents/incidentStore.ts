import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { ALARM_FROM, type IncidentKind, type Pattern } from '../shared/incidents.ts';

/** @property who `account 12`, `hash …`, or `nobody` */
export type NewIncident = {
  kind: IncidentKind;
  minute: Date;
  who: string;
  network: string;
  account: number | null;
  amount: number;
};

/** Adds incidents to the counts of their minute. Skips accounts that were deleted meanwhile. */
export async function addIncidents(db: Database, all: NewIncident[]): Promise<void> {
  const column = <Key extends keyof NewIncident>(key: Key) => all.map((one) => one[key]);
  await sql`
    insert into security_events as e (kind, minute, who, network, account_id, amount)
    select n.kind, n.minute, n.who, n.network, n.account, n.amount
    from unnest(${column('kind')}::text[], ${column('minute')}::timestamptz[], ${column('who')}::text[],
      ${column('network')}::text[], ${column('account')}::bigint[], ${column('amount')}::int[])
      as n (kind, minute, who, network, account, amount)
    where n.account is null or exists (select from account_states a where a.id = n.account)
    on conflict (minute, kind, who, network)
      do update set amount = least(e.amount::bigint + excluded.amount, 1000000000)::int`.execute(db);
}

/** Raises the alarms of the last hour. Returns the ones that were not raised today already. */
export async function raiseAlarms(
  db: Database,
  { now, day }: { now: Date; day: string },
): Promise<{ pattern: Pattern; who: string; amount: number }[]> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<{ pattern: Pattern; who: string; amount: number }>`
    with lately as (select * from security_events where minute > ${since}),
    found as (
      select 'many_accounts' as pattern, 'network ' || network as who, null::bigint as account_id, count(distinct who) as amount
      from lately where kind = 'login_failed' group by network
      having count(distinct who) >= ${ALARM_FROM.many_accounts}
      union all
      select 'many_failures', who, account_id, sum(amount)
      from lately where kind = 'login_failed' group by who, account_id
      having sum(amount) >= ${ALARM_FROM.many_failures}
      union all
      select 'many_refusals', coalesce('account ' || account_id, 'network ' || network), account_id, sum(amount)
      from lately where kind = 'refused' group by 2, account_id
      having sum(amount) >= ${ALARM_FROM.many_refusals}
    )
    insert into security_alarms (pattern, who, day, account_id, amount, raised_at)
    select pattern, who, ${day}::date, account_id, least(amount, 1000000000)::int, ${now} from found
    on conflict do nothing returning pattern, who, amount`.execute(db);
  return rows;
}

type Person = { public_id: string | null; name: string | null; staff_name: string | null };

const person = sql`left join staff_names t on t.account_id = e.account_id
    left join lateral (
      select s.public_id, s.name from profile_summaries s
      where s.id = (select min(m.profile_id) from managers_of m where m.account_id = e.account_id)
    ) p on true`;

/** Returns incidents since an instant, grouped by day, account and network, the latest first. Unknown accounts are one group. */
export async function listIncidents(db: Database, since: Date, limit: number) {
  const { rows } = await sql<
    Person & {
      kind: IncidentKind;
      unknown: number;
      network: string;
      amount: number;
      first_at: Date;
      last_at: Date;
    }
  >`select e.*, p.public_id, p.name, t.name as staff_name
    from (
      select kind, account_id, network, least(sum(amount), 1000000000)::int as amount,
        count(distinct who) filter (where who like 'hash %')::int as unknown,
        min(minute) as first_at, max(minute) as last_at
      from security_events where minute >= ${since}
      group by kind, account_id, who like 'hash %', network, (minute at time zone 'Asia/Kolkata')::date
      order by max(minute) desc, kind, account_id, network, unknown limit ${limit}
    ) e ${person}
    order by e.last_at desc, e.kind, e.account_id, e.network, e.unknown`.execute(db);
  return rows;
}

/** Returns alarms since an instant, the latest first. */
export async function listAlarms(db: Database, since: Date, limit: number) {
  const { rows } = await sql<Person & { pattern: Pattern; who: string; amount: number; raised_at: Date }>`
    select e.pattern, e.who, e.amount, e.raised_at, p.public_id, p.name, t.name as staff_name
    from security_alarms e ${person}
    where e.raised_at >= ${since}
    order by e.raised_at desc, e.pattern, e.who limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many alarms there were since an instant, and when the first was. */
export async function countAlarms(
  db: Database,
  since: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null }>`
    select count(*)::int as waiting, min(raised_at) as "oldestAt" from security_alarms
    where raised_at >= ${since}`.execute(db);
  return rows[0]!;
}

/** Deletes incidents and alarms before an instant. */
export async function deleteOldIncidents(db: Database, before: Date): Promise<void> {
  await sql`delete from security_events where minute < ${before}`.execute(db);
  await sql`delete from security_alarms where raised_at < ${before}`.execute(db);
}
