import type { Database, Tx } from '../../../kit/database/db.ts';
import type { PlanRow } from '../plans/planStore.ts';
import { PAYMENT_MIN_PAISE, unusedPaise } from '../shared/rules.ts';
import { listUnended } from '../store.ts';
import { endFor, startAfter } from './schedule.ts';

/** Terms of a purchase at an instant. All amounts are in paise. */
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

/** Returns the price and the period of each plan for a profile now. */
export async function listTerms<Plan extends PlanRow>(
  db: Database | Tx,
  now: Date,
  profileId: number,
  plans: Plan[],
): Promise<{ plan: Plan; terms: Terms }[]> {
  const unended = await listUnended(db, now, profileId);
  return plans.map((plan) => ({ plan, terms: termsAfter(unended, now, plan) }));
}

/** Returns the price and the period of a plan for a profile now. */
export async function termsOf(
  db: Database | Tx,
  now: Date,
  profileId: number,
  plan: PlanRow,
): Promise<Terms> {
  return termsAfter(await listUnended(db, now, profileId), now, plan);
}

// A credit worth more than the plan extends the period.
function termsAfter(unended: Awaited<ReturnType<typeof listUnended>>, now: Date, plan: PlanRow): Terms {
  const lower = unended.filter(({ position }) => position < plan.position);
  const credited = lower
    .map((one) => ({
      membership: one.id,
      paise: unusedPaise({ paidPaise: one.paid_paise, startsAt: one.starts_at, endsAt: one.ends_at }, now),
    }))
    .filter(({ paise }) => paise > 0);
  const unused = credited.reduce((sum, { paise }) => sum + paise, 0);
  const creditPaise = Math.min(unused, plan.price_paise - PAYMENT_MIN_PAISE);
  const amountPaise = plan.price_paise - creditPaise;
  const startsAt = startAfter(unended, plan.position, now);
  return {
    kind: startsAt > now ? 'following' : lower.length > 0 ? 'upgrade' : 'new',
    pricePaise: plan.price_paise,
    credited,
    creditPaise,
    amountPaise,
    startsAt,
    endsAt: endFor(startsAt, plan.months, plan.price_paise, amountPaise + unused),
  };
}
