import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { EXPIRES_AFTER_DAYS, type Intake, overdueSince, windowStart } from '../shared/rules.ts';
import { countIntake, findIntake, setFit, setReleased, takeBest, takeOverdue } from './intakeStore.ts';

/** Interests released in one transaction. */
export const RELEASED_AT_ONCE = 100;

/**
 * Returns whether a new interest reaches a profile at once. If others are queued, it joins them, so that the best fit
 * goes first. The caller has locked the profile.
 * @param perWeek how many new interests a week it wants to see
 */
export async function hasPlace(tx: Tx, receiver: number, perWeek: Intake, now: Date): Promise<boolean> {
  if (perWeek === null) return true;
  const { received, queued } = await countIntake(tx, receiver, windowStart(now));
  return !queued && received < perWeek;
}

/**
 * Releases interests from a profile's queue: interests that have waited long enough, then the best while there are
 * places. To everybody else each looks as if it was sent now. The caller has locked the profile.
 * @returns how many; if RELEASED_AT_ONCE, there may be more
 */
export async function releaseQueued(tx: Tx, receiver: number, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);
  const it = { profile: receiver, now, expiresAt, limit: RELEASED_AT_ONCE };
  const released = await takeOverdue(tx, it, overdueSince(now));
  const perWeek = await findIntake(tx, receiver);
  const { received } = await countIntake(tx, receiver, windowStart(now));
  const free = Math.min(
    RELEASED_AT_ONCE - released.length,
    perWeek === null ? RELEASED_AT_ONCE : perWeek - received,
  );
  if (free > 0) released.push(...(await takeBest(tx, { ...it, limit: free })));
  for (const row of released) {
    await recordEvent(tx, {
      name: 'interest.sent',
      data: { interest: row.id, sender: row.sender_id, receiver: row.receiver_id },
      actor: 'system',
      subject: { kind: 'interest', id: row.id },
    });
  }
  return released.length;
}

/** Takes an interest out of the queue because its receiver sends one, too. */
export const takeFromQueue = (tx: Tx, id: string, now: Date) => setReleased(tx, id, now);

/**
 * Sets how well an interest in the queue fits, for the module that computes how well two profiles match.
 * @param fit 0 to 1
 */
export const rankInQueue = (tx: Tx, id: string, fit: number) => setFit(tx, id, fit);
