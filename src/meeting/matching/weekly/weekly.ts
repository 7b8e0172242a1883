import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { lockProfiles } from '../../../people/profiles/visible/listing.ts';
import { insertNewMatches, listToNotify, pruneNotifiedMatches } from './weeklyStore.ts';

/** A member who was not here for this long is not reminded of the site every week. */
const ACTIVE_DAYS = 30;
/** Days between two emails, less one: a task that is late one week does not skip the next. */
const APART_DAYS = 6;
const KEPT_DAYS = 365;
const BATCH = 200;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Notifies each active profile of its new matches, at most once a week, and only if it has some. Repeating it
 * notifies nobody twice.
 */
export async function notifyOfMatches(app: App): Promise<void> {
  const now = app.clock();
  const day = dayInIndia(now);
  const notifiedBefore = dayInIndia(daysBefore(now, APART_DAYS));
  for (let after: number | undefined = 0; after !== undefined; ) {
    const found: number[] = await listToNotify(app.db, {
      after,
      activeSince: daysBefore(now, ACTIVE_DAYS),
      notifiedBefore,
      limit: BATCH,
    });
    for (const profile of found) {
      await app.db.transaction().execute((tx) => notifyProfile(tx, profile, { now, day, notifiedBefore }));
    }
    after = found.length === BATCH ? found.at(-1) : undefined;
  }
  await pruneNotifiedMatches(app.db, dayInIndia(daysBefore(now, KEPT_DAYS)));
}

async function notifyProfile(
  tx: Tx,
  profile: number,
  { now, ...days }: { now: Date; day: string; notifiedBefore: string },
): Promise<void> {
  // Two tasks at once would notify twice.
  await lockProfiles(tx, [profile]);
  const { rows } = await sql<{ premium: boolean }>`
    select ${isPremium(sql`${profile}::bigint`, now)} as premium`.execute(tx);
  const inserted = await insertNewMatches(tx, { premium: rows[0]!.premium, profile: { id: profile } }, days);
  if (inserted === 0) return;
  await recordEvent(tx, {
    name: 'matches.found',
    data: { profile, day: days.day },
    actor: 'system',
    subject: { kind: 'profile', id: profile },
  });
}
