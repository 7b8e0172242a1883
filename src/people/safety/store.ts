import { sql } from 'kysely';
import { countUpTo } from '../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { Reportable, ReportOutcome, ReportReason } from './shared/rules.ts';
import type { Snapshot } from './snapshot.ts';

export type ReportSubject = { kind: Reportable; id: string };

export type ReportRow = {
  id: string;
  subject_kind: Reportable;
  subject_id: string;
  reported_id: number;
  reporter_id: number | null;
  reasons: ReportReason[];
  note: string | null;
  snapshot: Snapshot;
  storage_key: string | null;
  filed_at: Date;
  outcome: ReportOutcome | null;
};

const columns = sql`
  id, subject_kind, subject_id, reported_id, reporter_id, reasons, note, snapshot, storage_key, filed_at, outcome`;
const isAbout = ({ kind, id }: ReportSubject) => sql`subject_kind = ${kind} and subject_id = ${id}`;

export async function findReport(db: Database | Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns} from reports where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Returns a profile's report of something that is not decided yet. */
export async function findOpenReport(
  db: Database | Tx,
  reporter: number,
  subject: ReportSubject,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from reports
    where ${isAbout(subject)} and reporter_id = ${reporter} and closed_at is null`.execute(db);
  return rows[0];
}

/** So many are shown to the reviewer; more show nothing new. */
const SHOWN = 50;

/**
 * Returns the undecided reports of something; all of them when none is undecided. The newest first; of more than 50 the 49
 * newest and the first, which has what was reported as it stood first.
 */
export async function listReports(db: Database, subject: ReportSubject): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    with shown as (
      select id, filed_at from reports
      where ${isAbout(subject)} and (closed_at is null or not exists (
        select from reports o where o.subject_kind = ${subject.kind} and o.subject_id = ${subject.id} and o.closed_at is null
      ))
    )
    select ${columns} from reports
    where id in (select id from shown order by filed_at desc, id limit ${SHOWN - 1})
      or id = (select id from shown order by filed_at, id desc limit 1)
    order by filed_at desc, id`.execute(db);
  return rows;
}

/** Returns why something is reported, of all its undecided reports. */
export async function listOpenReasons(tx: Tx, subject: ReportSubject): Promise<ReportReason[]> {
  const { rows } = await sql<{ reason: ReportReason }>`
    select distinct unnest(reasons) as reason from reports where ${isAbout(subject)} and closed_at is null`.execute(
    tx,
  );
  return rows.map(({ reason }) => reason);
}

type NewReport = {
  subject: ReportSubject;
  reportedId: number;
  reporterId: number;
  accountId: number;
  reason: ReportReason;
  note: string | null;
  snapshot: Snapshot;
  storageKey: string | null;
  now: Date;
};

export async function insertReport(tx: Tx, it: NewReport): Promise<string> {
  const { id } = await tx
    .insertInto('reports')
    .values({
      subject_kind: it.subject.kind,
      subject_id: it.subject.id,
      reported_id: it.reportedId,
      reporter_id: it.reporterId,
      account_id: it.accountId,
      reasons: [it.reason],
      note: it.note,
      snapshot: JSON.stringify(it.snapshot),
      storage_key: it.storageKey,
      filed_at: it.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addToReport(
  tx: Tx,
  id: string,
  it: { reasons: ReportReason[]; note: string | null },
): Promise<void> {
  await tx.updateTable('reports').set(it).where('id', '=', id).execute();
}

/** Closes every undecided report of something; a dismissed one loses its copy of the photo. @returns them, with who reported it */
export async function closeAll(
  tx: Tx,
  subject: ReportSubject,
  { outcome, now }: { outcome: ReportOutcome; now: Date },
): Promise<{ id: string; reporter_id: number | null }[]> {
  const { rows } = await sql<{ id: string; reporter_id: number | null }>`
    update reports set outcome = ${outcome}, closed_at = ${now},
      storage_key = ${outcome === 'dismissed' ? sql`null` : sql.ref('storage_key')}
    where ${isAbout(subject)} and closed_at is null returning id, reporter_id`.execute(tx);
  return rows;
}

/** Returns how many copies of reported photos were closed before an instant, up to a limit. */
export const countOldPhotoCopies = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`reports where storage_key is not null and closed_at < ${before}`);

/** Drops the copies of photos whose reports were upheld before a time. The files follow by the task of photos. */
export async function deletePhotoCopies(db: Database, before: Date): Promise<void> {
  await sql`
    update reports set storage_key = null where storage_key is not null and closed_at < ${before}`.execute(
    db,
  );
}

/** Returns how many reports there are of a profile, its photos and messages, by how many profiles, and how many were upheld. */
export async function countReportsAgainst(
  db: Database,
  reported: number,
): Promise<{ reports: number; reporters: number; upheld: number }> {
  const { rows } = await sql<{ reports: number; reporters: number; upheld: number }>`
    select count(*)::int as reports, count(distinct reporter_id)::int as reporters,
      count(*) filter (where outcome = 'upheld')::int as upheld
    from reports where reported_id = ${reported}`.execute(db);
  return rows[0]!;
}

export type ClosedReport = { id: string; kind: Reportable; outcome: ReportOutcome };

/** Returns which of a profile's reports are decided. */
export async function listDecidedReports(
  db: Database,
  reporter: number,
  ids: string[],
): Promise<ClosedReport[]> {
  const { rows } = await sql<ClosedReport>`
    select id, subject_kind as kind, outcome from reports
    where reporter_id = ${reporter} and id = any(${ids}::uuid[]) and closed_at is not null`.execute(db);
  return rows;
}

type OneWay = Pick<ReportRow, 'id' | 'subject_kind' | 'reported_id' | 'reasons' | 'outcome' | 'filed_at'> & {
  /** The profile on the other side; null when it is gone. */
  public_id: string | null;
  name: string | null;
};

/** Returns the reports that a profile has filed and those about it, newest first; at most 50 each way. */
export async function listBothWays(db: Database, profileId: number): Promise<OneWay[]> {
  const { rows } = await sql<OneWay>`
    select r.id, r.subject_kind, r.reported_id, r.reasons, r.outcome, r.filed_at, p.public_id, p.name
    from (
      (select *, reporter_id as other from reports where reported_id = ${profileId} order by filed_at desc limit 50)
      union all
      (select *, reported_id from reports where reporter_id = ${profileId} order by filed_at desc limit 50)
    ) r left join profile_summaries p on p.id = r.other
    order by r.filed_at desc`.execute(db);
  return rows;
}
