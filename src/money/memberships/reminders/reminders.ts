import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { findEnding, noteReminder } from './reminderStore.ts';

/** Days before the end of a membership at which its managers are reminded, the last one first. */
const REMINDERS = [1, 7];

/**
 * Records an event for every membership that ends soon and has no successor, so that its managers are notified. A
 * reminder that was missed on a day without a run is recorded now, unless a later one is also due. The row that
 * prevents a repeat commits with the event, so each event happens once, even if two runs overlap or one is
 * interrupted.
 */
export async function remind(app: App): Promise<void> {
  const now = app.clock();
  for (const [place, days] of REMINDERS.entries()) {
    const ending = await findEnding(app.db, {
      after: new Date(now.getTime() + (REMINDERS[place - 1] ?? 0) * DAY_MS),
      until: new Date(now.getTime() + days * DAY_MS),
      days,
    });
    for (const { id: membership, profile_id } of ending) {
      await app.db.transaction().execute(async (tx) => {
        if (!(await noteReminder(tx, membership, days, now))) return;
        await recordEvent(tx, {
          name: 'membership.reminded',
          data: { membership, profile: profile_id, days },
          actor: 'system',
          subject: { kind: 'membership', id: membership },
        });
      });
    }
  }
}
