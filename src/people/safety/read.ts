import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { readForStaff, withoutBirthTime } from '../profiles/facts/profile.ts';
import { listSummaries } from '../profiles/read.ts';
import { hoursFor, REPORTABLE, type ReportOutcome } from './shared/rules.ts';
import {
  type ClosedReport,
  closeAll,
  countReportsAgainst,
  findReport,
  listBothWays,
  listDecidedReports,
  listOpenReasons,
  listReports,
  type ReportRow,
  type ReportSubject,
} from './store.ts';

// What is reported is one line of the queue, however many report it: it is named by kind and id.
const nameOf = ({ subject_kind, subject_id }: ReportRow) => `${subject_kind} ${subject_id}`;

function subjectOf(name: string): ReportSubject {
  const kind = REPORTABLE.find((one) => name.startsWith(`${one} `))!;
  return { kind, id: name.slice(kind.length + 1) };
}

/** Returns what a report is about, as the queue names it, whose it is, and how soon it is dealt with. */
export async function readFiledReport(tx: Tx, report: string) {
  const row = await findReport(tx, report);
  if (!row) return undefined;
  return {
    subjectId: nameOf(row),
    profileId: row.reported_id,
    hours: hoursFor(row.subject_kind, row.reasons),
  };
}

/** Returns within how many hours what is reported is decided, by the gravest of its open reports. */
export async function readCloseHours(tx: Tx, name: string): Promise<number> {
  const subject = subjectOf(name);
  return hoursFor(subject.kind, await listOpenReasons(tx, subject)).close;
}

/**
 * Returns what staff see of something reported: each report with its reasons, and what was reported as it stood when it was
 * reported first. The caller has checked the capability and calls `recordRead`.
 * @param name as `readFiledReport` returns it
 */
export async function readReported(app: App, name: string) {
  const { kind, id } = subjectOf(name);
  const rows = await listReports(app.db, { kind, id });
  const first = rows.at(-1);
  if (!first) return null;
  const reporters = rows.flatMap(({ reporter_id }) => reporter_id ?? []);
  const [names, against, now] = await Promise.all([
    listSummaries(app.db, reporters),
    countReportsAgainst(app.db, first.reported_id),
    readForStaff(app, first.reported_id),
  ]);
  return {
    kind,
    against,
    reports: rows.map((row) => ({
      id: row.id,
      reporter: names.get(row.reporter_id ?? 0) ?? null,
      reasons: row.reasons,
      note: row.note,
      filedAt: row.filed_at.toISOString(),
      photo: row.storage_key === null ? null : `/api/reports/${row.id}/photo`,
    })),
    // A fact that is newer than the copy is shown as it is now; older copies have the time of birth.
    profile: withoutBirthTime({ ...now, ...first.snapshot.profile }),
    message: first.snapshot.message ?? null,
    messages: rows.findLast(({ snapshot }) => snapshot.messages)?.snapshot.messages ?? [],
  };
}

/** Returns what the name of a subject is about. */
export const reportedKindOf = (name: string) => subjectOf(name).kind;

/** Returns the reports for and against a profile, newest first, for staff; at most 50 each way. */
export async function listReportsOf(app: App, profileId: number) {
  const rows = await listBothWays(app.db, profileId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.subject_kind,
    against: row.reported_id === profileId,
    other: row.public_id === null ? null : { id: row.public_id, name: row.name ?? '' },
    reasons: row.reasons,
    outcome: row.outcome,
    filedAt: row.filed_at.toISOString(),
  }));
}

/** Closes every undecided report of something, in the transaction of the decision. */
export async function closeReports(
  tx: Tx,
  name: string,
  { outcome, actor, now }: { outcome: ReportOutcome; actor: Actor; now: Date },
): Promise<void> {
  for (const { id, reporter_id } of await closeAll(tx, subjectOf(name), { outcome, now })) {
    await recordEvent(tx, {
      name: 'report.closed',
      data: { report: id, reporter: reporter_id },
      actor,
      subject: { kind: 'report', id },
    });
  }
}

/** Returns which of a profile's reports are decided, and how. */
export const listClosed = (app: App, reporter: number, ids: string[]): Promise<ClosedReport[]> =>
  listDecidedReports(app.db, reporter, ids);

export { countOldPhotoCopies } from './store.ts';
