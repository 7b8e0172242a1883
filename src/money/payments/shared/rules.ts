import { DAY_MS, MINUTE_MS } from '../../../kit/shared/time/durations.ts';

/** States of a payment, in the order in which it goes forward. */
export const PAYMENT_STATES = [
  'attempted',
  'failed',
  'authorized',
  'captured',
  'part_refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why the finance staff look at a payment. */
export const ATTENTIONS = ['double', 'unmatched', 'account_deleted'] as const;
export type Attention = (typeof ATTENTIONS)[number];

/** States of an order. 'expired': nobody paid in time; like a failed order, it can still be paid. */
export const ORDER_STATES = ['created', ...PAYMENT_STATES, 'expired'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of a refund that goes to the gateway. The member learns of a refund in these states. */
export const SENT_STATES = ['requested', 'pending', 'processed', 'failed'] as const;
/** All states of a refund. Some first wait for a second person, who may decline them. */
export const REFUND_STATES = ['waiting', 'declined', ...SENT_STATES] as const;
export type RefundState = (typeof REFUND_STATES)[number];
type SentState = (typeof SENT_STATES)[number];

/** Whether a refund goes or went to the gateway. */
export const isSent = <T extends { state: RefundState }>(refund: T): refund is T & { state: SentState } =>
  SENT_STATES.some((state) => state === refund.state);

/** States of a dispute, a chargeback that the payer's bank has raised. */
export const DISPUTE_STATES = ['open', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** How long an order can be paid on our page; money that arrives later still counts. */
export const ORDER_OPEN_MS = 30 * MINUTE_MS;
/**
 * After how long the gateway is told to take no more attempts for an order, long before it is reconciled for the last time.
 * Cashfree refuses a time within 15 minutes, and an order may be sent there in the last minute in which it is open.
 */
export const ORDER_CLOSES_MS = 2 * ORDER_OPEN_MS;
/** How long an order is reconciled with the gateway. */
export const CHECKED_FOR_MS = 4 * DAY_MS;
/** Two orders for one plan that are created or paid within this time count as one payment made twice. */
export const DOUBLE_WITHIN_MS = 60 * MINUTE_MS;

/** Finance staff check money that arrived less than this before its profile was deleted. */
export const JUST_PAID_MS = DAY_MS;

/** Whether we have, or had, the money of a payment. */
export const isCaptured = (state: PaymentState): boolean =>
  PAYMENT_STATES.indexOf(state) >= PAYMENT_STATES.indexOf('captured');

/**
 * Returns the state of a payment after news from the gateway. News may be late or repeated, so the state only goes
 * forward; the one exception is an authorized payment that the bank takes back before it is captured.
 * @param now as the gateway reports it; 'returned': the bank has taken it back
 */
export function paymentAfter(
  before: PaymentState | null,
  now: 'attempted' | 'failed' | 'authorized' | 'captured' | 'returned',
): PaymentState {
  if (now === 'returned') return before !== null && isCaptured(before) ? before : 'failed';
  return before !== null && PAYMENT_STATES.indexOf(before) > PAYMENT_STATES.indexOf(now) ? before : now;
}

/** Returns the state of a captured payment after refunds. */
export function refundedState(amountPaise: number, refundedPaise: number): PaymentState {
  if (refundedPaise <= 0) return 'captured';
  return refundedPaise < amountPaise ? 'part_refunded' : 'refunded';
}

export type Paid = { state: PaymentState; amountPaise: number; refundedPaise: number };

/**
 * Returns how much of an order's money we keep, in paise: captured less refunded. More than its amount if paid twice.
 */
export const keptPaise = (payments: Paid[]): number =>
  payments
    .filter(({ state }) => isCaptured(state))
    .reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0);

/** Returns the state of an order from its payments, in the order in which they were made. */
export function orderAfter(before: OrderState, amountPaise: number, payments: Paid[]): OrderState {
  if (payments.some(({ state }) => isCaptured(state))) {
    const kept = keptPaise(payments);
    if (kept >= amountPaise) return 'captured';
    return kept > 0 ? 'part_refunded' : 'refunded';
  }
  if (payments.some(({ state }) => state === 'authorized')) return 'authorized';
  if (before === 'expired') return 'expired';
  const last = payments.at(-1);
  return last ? (last.state as 'attempted' | 'failed') : before === 'authorized' ? 'failed' : before;
}

/** Returns when an order is reconciled again: often at first, then less and less; null after day 4. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= CHECKED_FOR_MS) return null;
  const pause = Math.min(Math.max(age / 2, 2 * MINUTE_MS), DAY_MS / 2);
  return new Date(Math.min(now.getTime() + pause, createdAt.getTime() + CHECKED_FOR_MS));
}

type Offered = { slug: string; kind: 'new' | 'upgrade' | 'following' };

/**
 * Returns what the plans are to a member who has one: 'upgrade' if all others are higher, 'both' if the member can
 * also renew their own, 'any' if one is lower or none is higher.
 */
export function offerTo(current: string, plans: Offered[]): 'upgrade' | 'both' | 'any' {
  const others = plans.filter(({ slug }) => slug !== current);
  if (others.length === 0 || others.some(({ kind }) => kind !== 'upgrade')) return 'any';
  return others.length < plans.length ? 'both' : 'upgrade';
}
