import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { unusedPaise } from '../rules.ts';
import { endEarly, findByOrder, lockProfile, restore, setPaid, setTime } from '../store.ts';
import { arrange } from './arrange.ts';

/**
 * Takes money that went back off the value of an order's membership. With `all` of it back, the membership ends now,
 * those whose unused days had paid for it run on, and what was to follow begins as soon as it can. Where its own
 * unused days have paid for another one since, it is that one which becomes shorter.
 */
export async function reduceMembership(
  tx: Tx,
  at: Date,
  orderId: string,
  { paise, all }: { paise: number; all: boolean },
): Promise<void> {
  const seen = await findByOrder(tx, orderId);
  if (!seen) return;
  await lockProfile(tx, seen.profile_id);
  // Read again: another refund may have been at it until the lock was there.
  const found = (await findByOrder(tx, orderId))!;
  if (found.ended_by === orderId) return;
  await takeOff(tx, at, found, paise, all);
  if (!all) return;
  const ended = await endEarly(tx, at, [found.id], orderId);
  if (ended.length > 0) await restore(tx, orderId);
  await arrange(tx, at, found.profile_id);
  await recordEvent(tx, {
    name: ended.length > 0 ? 'membership.ended' : 'membership.reduced',
    data: { membership: found.id, profile: found.profile_id, order: orderId },
    actor: 'system',
    subject: { kind: 'membership', id: found.id },
  });
}

type Valued = NonNullable<Awaited<ReturnType<typeof findByOrder>>>;

// What a membership is worth lives on where its unused days were credited, so what is taken off goes there, too.
async function takeOff(tx: Tx, at: Date, one: Valued, paise: number, all: boolean): Promise<void> {
  const taken = Math.min(paise, one.paid_paise);
  await setPaid(tx, one.id, one.paid_paise - taken);
  if (!one.ended_by) return;
  const next = await findByOrder(tx, one.ended_by);
  const onward = unusedPaise(
    { paidPaise: taken, startsAt: one.starts_at, endsAt: one.bought_until },
    one.ends_at,
  );
  if (all) await shorten(tx, at, one, taken);
  if (!next || onward === 0) return;
  await takeOff(tx, at, next, onward, all);
  if (all && !next.ended_by) await shorten(tx, at, next, onward);
}

async function shorten(tx: Tx, at: Date, one: Valued, paise: number): Promise<void> {
  const startsAt = one.starts_at.getTime();
  const left = one.paid_paise === 0 ? 1 : Math.max(0, one.paid_paise - paise) / one.paid_paise;
  const until = Math.round(startsAt + (one.bought_until.getTime() - startsAt) * left);
  const gone = one.ended_by ? one.ends_at.getTime() : Math.max(startsAt, at.getTime());
  const boughtUntil = new Date(Math.min(one.bought_until.getTime(), Math.max(until, gone)));
  await setTime(tx, one.id, {
    startsAt: one.starts_at,
    endsAt: one.ended_by ? one.ends_at : boughtUntil,
    boughtUntil,
  });
}
