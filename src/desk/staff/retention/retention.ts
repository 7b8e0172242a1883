import { changeSetting } from '../../../base/site/settings.ts';
import { countOldMessages } from '../../../care/inbox/read.ts';
import { countOldNotifications } from '../../../care/notifications/prune.ts';
import { countOldCopies, countOldOrders, countUnconfirmed } from '../../../care/personal-data/read.ts';
import type { Staff } from '../../../kit/api/call.ts';
import type { App } from '../../../kit/app/app.ts';
import { daysBefore, readRetention } from '../../../kit/app/retention.ts';
import { countOldEvents } from '../../../kit/events/events.ts';
import type { Retention, RetentionField } from '../../../kit/shared/retention/rules.ts';
import { countOldMatches } from '../../../meeting/saved-searches/read.ts';
import { countFullEvents } from '../../../money/payments/read.ts';
import { countOldPhotoCopies as countReportCopies } from '../../../people/safety/read.ts';
import { AFFECTED_MAX } from '../shared/rules.ts';

type Count = (app: App, kept: number) => Promise<number>;

/** Counts what is older than so many days. */
const olderThan =
  (count: (db: App['db'], before: Date, limit: number) => Promise<number>): Count =>
  (app, days) =>
    count(app.db, daysBefore(app.clock(), days), AFFECTED_MAX);

/** How much of each kind the next run of its task deletes if it is kept so long. */
const counts: Record<RetentionField, Count> = {
  sealedDays: (app, days) =>
    countOldCopies(app.db, { now: app.clock(), before: daysBefore(app.clock(), days), limit: AFFECTED_MAX }),
  reportDays: olderThan(countReportCopies),
  ledgerYears: (app, years) => countOldOrders(app, years, AFFECTED_MAX),
  eventDays: olderThan(countOldEvents),
  gatewayDays: olderThan(countFullEvents),
  inboxDays: olderThan(countOldMessages),
  notificationDays: olderThan(countOldNotifications),
  savedMatchDays: olderThan(countOldMatches),
  // Those that exist keep the date that their member has read.
  downloadDays: async () => 0,
  sessionDays: async () => 0,
  idleDays: async () => 0,
  unconfirmedDays: (app, days) => countUnconfirmed(app, days, AFFECTED_MAX),
};

/** Returns how much the next runs would delete. */
export async function readEffect(app: App, kept: Retention): Promise<Record<RetentionField, number>> {
  const found: [string, number][] = [];
  // One after the other: each may read many rows.
  for (const [field, count] of Object.entries(counts) as [RetentionField, Count][])
    found.push([field, await count(app, kept[field])]);
  return Object.fromEntries(found) as Record<RetentionField, number>;
}

/** Sets how long data is kept. Once it resolves, this process does; the others follow at once. */
export async function changeRetention(
  app: App,
  staff: Staff,
  value: Retention,
  version?: string | null,
): Promise<Retention> {
  await changeSetting(
    app,
    staff,
    { subject: 'retention', event: 'retention.changed', value, before: readRetention(app) },
    version,
  );
  await app.settings.refresh();
  return readRetention(app);
}
