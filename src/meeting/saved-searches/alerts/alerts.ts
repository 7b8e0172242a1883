import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { filterCurrent } from '../current.ts';
import { type Frequency, NOTIFY_AGAIN_MS } from '../shared/rules.ts';
import { claimDueSearches, type DueSearch, markNotified, postpone, setNotified } from './matchStore.ts';

const AT_ONCE = 50;

/**
 * Records an alert for each search of a frequency that has new matches and had no alert within the last hour. Of two
 * runs at once, one gets each search. A search that fails waits an hour, and does not hold up the others.
 */
export async function notifyOfSavedMatches(app: App, frequency: Frequency): Promise<void> {
  const now = app.clock();
  const notNotifiedSince = new Date(now.getTime() - NOTIFY_AGAIN_MS);
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    taken = await app.db.transaction().execute(async (tx) => {
      const due = await claimDueSearches(tx, { frequency, notNotifiedSince, now, limit: AT_ONCE });
      for (const search of due) {
        await sql`savepoint search`.execute(tx);
        try {
          await notify(app, tx, search, now);
        } catch (error) {
          await sql`rollback to savepoint search`.execute(tx);
          await postpone(tx, search.id, now);
          app.log.warn({ error: String(error), search: search.id }, 'A saved search could not be told of');
        }
      }
      return due.length;
    });
  }
}

async function notify(app: App, tx: Tx, due: DueSearch, now: Date): Promise<void> {
  const { id: search, profile_id, public_id, gender, verified, premium, filters } = due;
  const profiles = await markNotified(tx, search, now);
  const profile = { id: profile_id, publicId: public_id, gender };
  const reader = { profile, premium, verified: verified };
  const [current] = await filterCurrent(app, reader, [{ filters, profiles }], tx);
  // The matches may be hidden by now, or may not fit any more.
  if (current!.length === 0) return;
  await setNotified(tx, search, now);
  await recordEvent(tx, {
    name: 'saved_search.alerted',
    data: { profile: profile_id, search, at: now.toISOString() },
    actor: 'system',
    subject: { kind: 'saved_search', id: search },
  });
}
