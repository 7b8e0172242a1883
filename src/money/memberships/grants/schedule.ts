import type { Tx } from '../../../kit/database/db.ts';
import { addMonths } from '../../../kit/shared/time/calendar.ts';
import { listUnended, setTime } from '../store.ts';

/** Returns when a plan can start: now, or once the last membership of the same or a higher plan ends. */
export const startAfter = (others: { position: number; ends_at: Date }[], position: number, now: Date) =>
  others.reduce(
    (latest, one) => (one.position >= position && one.ends_at > latest ? one.ends_at : latest),
    now,
  );

/** Returns when a plan ends for the value paid: after its months at its price, else in proportion. */
export function endFor(startsAt: Date, months: number, pricePaise: number, valuePaise: number): Date {
  const whole = addMonths(startsAt, months).getTime() - startsAt.getTime();
  return new Date(startsAt.getTime() + Math.round((whole * valuePaise) / pricePaise));
}

/**
 * Schedules future memberships again: each one begins when the one before it ends, a higher plan before a lower one,
 * without gaps or overlaps.
 */
export async function reschedule(tx: Tx, now: Date, profileId: number): Promise<void> {
  const unended = (await listUnended(tx, now, profileId)).sort(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || b.position - a.position || a.id - b.id,
  );
  const placed: { position: number; ends_at: Date }[] = [];
  for (const one of unended) {
    const startsAt = one.starts_at > now ? startAfter(placed, one.position, now) : one.starts_at;
    const endsAt = new Date(one.ends_at.getTime() + startsAt.getTime() - one.starts_at.getTime());
    if (startsAt.getTime() !== one.starts_at.getTime()) {
      await setTime(tx, one.id, { startsAt, endsAt, boughtUntil: endsAt });
    }
    placed.push({ position: one.position, ends_at: endsAt });
  }
}
