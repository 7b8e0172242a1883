import { addMonths } from '../kit/calendar.ts';
import type { Database, Tx } from '../kit/database/db.ts';
import { recordEvent } from '../kit/events/events.ts';
import { type PlanRow, planPosition } from './plans/planStore.ts';
import { CREDIT_STANDS_MS, type Grant, LEAST_PAISE, unusedPaise } from './rules.ts';
import {
  endEarly,
  findByOrder,
  insertMembership,
  listUnended,
  lockProfile,
  restore,
  setPaid,
  setTime,
} from './store.ts';

/** What a purchase would come to at an instant. All amounts in paise. */
export type Terms = {
  /** 'new' without a membership, 'upgrade' from a lower plan, 'following' after one of the same or a higher plan. */
  kind: 'new' | 'upgrade' | 'following';
  pricePaise: number;
  /** Memberships whose unused days are part of the price. */
  credited: { membership: number; paise: number }[];
  creditPaise: number;
  amountPaise: number;
  startsAt: Date;
  endsAt: Date;
};

/** What a profile would pay for each of the plans now, and for which time. */
export async function listTerms<Plan extends PlanRow>(
  db: Database | Tx,
  at: Date,
  profileId: number,
  plans: Plan[],
): Promise<{ plan: Plan; terms: Terms }[]> {
  const unended = await listUnended(db, at, profileId);
  return plans.map((plan) => ({ plan, terms: termsAfter(unended, at, plan) }));
}

/** What a profile would pay for a plan now, and for which time. */
export async function termsOf(db: Database | Tx, at: Date, profileId: number, plan: PlanRow): Promise<Terms> {
  return termsAfter(await listUnended(db, at, profileId), at, plan);
}

// Should the credit be worth more than the plan, what is over becomes time.
function termsAfter(unended: Awaited<ReturnType<typeof listUnended>>, at: Date, plan: PlanRow): Terms {
  const lower = unended.filter(({ position }) => position < plan.position);
  const credited = lower
    .map((one) => ({
      membership: one.id,
      paise: unusedPaise({ paidPaise: one.paid_paise, startsAt: one.starts_at, endsAt: one.ends_at }, at),
    }))
    .filter(({ paise }) => paise > 0);
  const unused = credited.reduce((sum, { paise }) => sum + paise, 0);
  const creditPaise = Math.min(unused, plan.price_paise - LEAST_PAISE);
  const amountPaise = plan.price_paise - creditPaise;
  const startsAt = startAfter(unended, plan.position, at);
  return {
    kind: startsAt > at ? 'following' : lower.length > 0 ? 'upgrade' : 'new',
    pricePaise: plan.price_paise,
    credited,
    creditPaise,
    amountPaise,
    startsAt,
    endsAt: endFor(startsAt, plan.months, plan.price_paise, amountPaise + unused),
  };
}

const startAfter = (others: { position: number; ends_at: Date }[], position: number, at: Date) =>
  others.reduce(
    (latest, one) => (one.position >= position && one.ends_at > latest ? one.ends_at : latest),
    at,
  );

/** When a plan ends that was paid with a value: after its months at its price, else in proportion. */
function endFor(startsAt: Date, months: number, pricePaise: number, valuePaise: number): Date {
  const whole = addMonths(startsAt, months).getTime() - startsAt.getTime();
  return new Date(startsAt.getTime() + Math.round((whole * valuePaise) / pricePaise));
}

/** What was paid for: the terms as they were when the order was made. */
export type Purchase = {
  orderId: string | null;
  orderedAt: Date;
  profileId: number;
  planId: number;
  planName: string;
  months: number;
  grants: Grant[];
  pricePaise: number;
  amountPaise: number;
  credited: { membership: number; paise: number }[];
};

/**
 * Begins the membership that a paid order is for; asked again for the same order, it does nothing. It follows what
 * the profile has of the same or a higher plan; credited memberships end. Should a credited one be used up, by
 * another order or by the days that passed, or its money go back in the meantime, the time is shortened to what was
 * paid.
 */
export async function beginMembership(tx: Tx, at: Date, bought: Purchase): Promise<void> {
  await lockProfile(tx, bought.profileId);
  if (bought.orderId && (await findByOrder(tx, bought.orderId))) return;
  const ids = bought.credited.map(({ membership }) => membership);
  const stands = at.getTime() - bought.orderedAt.getTime() <= CREDIT_STANDS_MS;
  const unused = new Map(
    (await endEarly(tx, at, ids, bought.orderId)).map((one) => [
      one.id,
      unusedPaise(
        { paidPaise: one.paid_paise, startsAt: one.starts_at, endsAt: one.bought_until },
        stands ? bought.orderedAt : at,
      ),
    ]),
  );
  const creditPaise = bought.credited.reduce(
    (sum, { membership, paise }) => sum + Math.min(paise, unused.get(membership) ?? 0),
    0,
  );
  const valuePaise = bought.amountPaise + creditPaise;
  const position = await planPosition(tx, bought.planId);
  const startsAt = startAfter(await listUnended(tx, at, bought.profileId), position, at);
  const endsAt = endFor(startsAt, bought.months, bought.pricePaise, valuePaise);
  const id = await insertMembership(tx, { ...bought, valuePaise, startsAt, endsAt });
  await arrange(tx, at, bought.profileId);
  await recordEvent(tx, {
    name: 'membership.began',
    data: { membership: id, profile: bought.profileId, order: bought.orderId },
    actor: 'system',
    subject: { kind: 'membership', id },
  });
}

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

/**
 * Gives what is still to begin its place anew: each one right after what it is to follow, a higher plan before a lower
 * one, so that there is neither a gap nor time that runs twice.
 */
async function arrange(tx: Tx, at: Date, profileId: number): Promise<void> {
  const unended = (await listUnended(tx, at, profileId)).sort(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || b.position - a.position || a.id - b.id,
  );
  const placed: { position: number; ends_at: Date }[] = [];
  for (const one of unended) {
    const startsAt = one.starts_at > at ? startAfter(placed, one.position, at) : one.starts_at;
    const endsAt = new Date(one.ends_at.getTime() + startsAt.getTime() - one.starts_at.getTime());
    if (startsAt.getTime() !== one.starts_at.getTime()) {
      await setTime(tx, one.id, { startsAt, endsAt, boughtUntil: endsAt });
    }
    placed.push({ position: one.position, ends_at: endsAt });
  }
}
