import type { RefundState } from '../shared/rules.ts';

type Sent = { state: RefundState; amount_paise: number };

/** States in which a refund takes nothing from its payment. */
const ENDED: readonly RefundState[] = ['failed', 'declined'];

const sum = (refunds: Sent[]) =>
  refunds.filter(({ state }) => !ENDED.includes(state)).reduce((all, one) => all + one.amount_paise, 0);

/** Returns how much of a payment can still be refunded, in paise: waiting and pending refunds are deducted. */
export const refundablePaise = (payment: { state: string; amount_paise: number }, refunds: Sent[]): number =>
  ['captured', 'part_refunded'].includes(payment.state) ? payment.amount_paise - sum(refunds) : 0;

/**
 * Returns how much of a payment one person can refund alone, in paise; null: all of it. Earlier refunds by one person
 * alone count, so that an amount above the limit cannot be sent in parts.
 * @param abovePaise the setting
 */
export function alonePaise(
  abovePaise: number | null,
  refunds: (Sent & { asked_by: number | null; decided_at: Date | null })[],
): number | null {
  if (abovePaise === null) return null;
  const alone = refunds.filter(
    (one) => one.asked_by !== null && one.decided_at === null && one.state !== 'waiting',
  );
  return Math.max(0, abovePaise - sum(alone));
}
