import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { unusedPaise } from '../shared/rules.ts';
import { endEarly, findByOrder, lockMemberships, restoreBoughtEnd, setPaid, setTime } from '../store.ts';
import { reschedule } from './schedule.ts';

/**
 * Deducts refunded money from the value of an order's membership. With `all` refunded, the membership ends now, the
 * memberships whose unused days were credited to it are restored, and the following memberships begin as early as
 * they can. If its own unused days were credited to another membership, that one is shortened instead.
 */
export async function reduceMembership(
  tx: Tx,
  now: Date,
  orderId: string,
  { paise, all }: { paise: number; all: boolean },
): Promise<void> {
  const seen = await findByOrder(tx, orderId);
  if (!seen) return;
  await lockMemberships(tx, seen.profile_id);
  // Read again, because another refund may have changed it before this one got the lock.
  const found = (await findByOrder(tx, orderId))!;
  if (found.ended_by === orderId) return;
  const shortened = await takeOff(tx, now, found, paise, all);
  if (!all) return;
  const ended = await endEarly(tx, now, [found.id], orderId);
  if (ended.length > 0) await restoreBoughtEnd(tx, orderId);
  await reschedule(tx, now, found.profile_id);
  const data = { membership: found.id, profile: found.profile_id, order: orderId };
  await recordEvent(tx, {
    ...(ended.length > 0
      ? { name: 'membership.ended', data }
      : { name: 'membership.reduced', data: { ...data, shortened } }),
    actor: 'system',
    subject: { kind: 'membership', id: found.id },
  });
}

type Valued = NonNullable<Awaited<ReturnType<typeof findByOrder>>>;

// When unused days are credited to another membership, their value moves there; so the deduction moves there, too.
// Returns the running membership that became shorter.
async function takeOff(tx: Tx, now: Date, one: Valued, paise: number, all: boolean): Promise<number | null> {
  const taken = Math.min(paise, one.paid_paise);
  await setPaid(tx, one.id, one.paid_paise - taken);
  if (!one.ended_by) return null;
  const next = await findByOrder(tx, one.ended_by);
  const onward = unusedPaise(
    { paidPaise: taken, startsAt: one.starts_at, endsAt: one.bought_until },
    one.ends_at,
  );
  if (all) await shorten(tx, now, one, taken);
  if (!next || onward === 0) return null;
  const later = await takeOff(tx, now, next, onward, all);
  if (!all || next.ended_by) return later;
  await shorten(tx, now, next, onward);
  return next.id;
}

async function shorten(tx: Tx, now: Date, one: Valued, paise: number): Promise<void> {
  const startsAt = one.starts_at.getTime();
  const left = one.paid_paise === 0 ? 1 : Math.max(0, one.paid_paise - paise) / one.paid_paise;
  const until = Math.round(startsAt + (one.bought_until.getTime() - startsAt) * left);
  const gone = one.ended_by ? one.ends_at.getTime() : Math.max(startsAt, now.getTime());
  const boughtUntil = new Date(Math.min(one.bought_until.getTime(), Math.max(until, gone)));
  await setTime(tx, one.id, {
    startsAt: one.starts_at,
    endsAt: one.ended_by ? one.ends_at : boughtUntil,
    boughtUntil,
  });
}
