import type { Database, Tx } from '../kit/db.ts';
import { record } from '../kit/events.ts';
import { addMonths, type Grant, LEAST_PAISE, unusedPaise } from './rules.ts';
import {
  endEarly,
  findByOrder,
  insertMembership,
  listUnended,
  lockAccount,
  type PlanRow,
  planPosition,
  profilesOf,
  restore,
  setPaid,
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

/** What an account would pay for a plan now, and for which time. */
export async function termsOf(db: Database | Tx, at: Date, accountId: number, plan: PlanRow): Promise<Terms> {
  const unended = await listUnended(db, at, accountId);
  const lower = unended.filter(({ position }) => position < plan.position);
  const credited = lower
    .map((one) => ({
      membership: one.id,
      paise: unusedPaise({ paidPaise: one.paid_paise, startsAt: one.starts_at, endsAt: one.ends_at }, at),
    }))
    .filter(({ paise }) => paise > 0);
  const all = credited.reduce((sum, { paise }) => sum + paise, 0);
  const creditPaise = Math.min(all, plan.price_paise - LEAST_PAISE);
  const startsAt = startAfter(unended, plan.position, at);
  return {
    kind: startsAt > at ? 'following' : lower.length > 0 ? 'upgrade' : 'new',
    pricePaise: plan.price_paise,
    credited,
    creditPaise,
    amountPaise: plan.price_paise - creditPaise,
    startsAt,
    endsAt: addMonths(startsAt, plan.months),
  };
}

const startAfter = (unended: { position: number; ends_at: Date }[], position: number, at: Date) =>
  unended.reduce(
    (latest, one) => (one.position >= position && one.ends_at > latest ? one.ends_at : latest),
    at,
  );

/** What was paid for: the terms as they were when the order was made. */
export type Purchase = {
  orderId: string | null;
  accountId: number;
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
 * the account has of the same or a higher plan; credited memberships end. Should a credited one be used up by
 * another order in the meantime, the time is shortened to what was paid.
 */
export async function beginMembership(tx: Tx, at: Date, bought: Purchase): Promise<void> {
  await lockAccount(tx, bought.accountId);
  if (bought.orderId && (await findByOrder(tx, bought.orderId))) return;
  const ids = bought.credited.map(({ membership }) => membership);
  const whole = await endEarly(tx, at, ids, bought.orderId);
  const wanted = bought.credited.reduce((sum, { paise }) => sum + paise, 0);
  const found = bought.credited
    .filter(({ membership }) => whole.includes(membership))
    .reduce((sum, { paise }) => sum + paise, 0);
  const creditPaise =
    wanted === 0 ? 0 : Math.round(((bought.pricePaise - bought.amountPaise) * found) / wanted);
  const valuePaise = bought.amountPaise + creditPaise;
  const position = await planPosition(tx, bought.planId);
  const startsAt = startAfter(await listUnended(tx, at, bought.accountId), position, at);
  const full = addMonths(startsAt, bought.months).getTime() - startsAt.getTime();
  const endsAt = new Date(
    startsAt.getTime() + Math.round(full * Math.min(1, valuePaise / bought.pricePaise)),
  );
  const id = await insertMembership(tx, { ...bought, valuePaise, startsAt, endsAt });
  await record(tx, {
    name: 'membership began',
    data: { membership: id, account: bought.accountId, order: bought.orderId },
    tell: { profiles: await profilesOf(tx, bought.accountId), topics: ['memberships', 'payments'] },
  });
}

/**
 * Takes money that went back off the value of an order's membership. With `all` of it back, the membership ends now
 * and those whose unused days had paid for it run on.
 */
export async function reduceMembership(
  tx: Tx,
  at: Date,
  orderId: string,
  { paise, all }: { paise: number; all: boolean },
): Promise<void> {
  const found = await findByOrder(tx, orderId);
  if (!found) return;
  await lockAccount(tx, found.account_id);
  await setPaid(tx, found.id, Math.max(0, found.paid_paise - paise));
  if (!all) return;
  await endEarly(tx, at, [found.id], orderId);
  await restore(tx, orderId);
  await record(tx, {
    name: 'membership ended',
    data: { membership: found.id, account: found.account_id, order: orderId },
    tell: { profiles: await profilesOf(tx, found.account_id), topics: ['memberships', 'payments'] },
  });
}
