import type { DisputeState } from '../shared/rules.ts';

/** Whether the bank has decided, or the dispute was closed without a decision. */
export const isDecided = (state: DisputeState): boolean => state !== 'open' && state !== 'under_review';

type Reported = { state: DisputeState; reportedAt: Date };

/**
 * Returns whether a report changes a stored dispute. Events arrive in any order: a decision stays, and of two reports
 * before it, the later one counts. A report of the same state can have another deadline.
 */
export function changesDispute(known: Reported, reported: Reported): boolean {
  if (isDecided(known.state)) return false;
  return isDecided(reported.state) || reported.reportedAt >= known.reportedAt;
}

/**
 * Returns how much of a payment a lost dispute takes, in paise: the gateway's deduction, or the disputed amount if
 * the gateway does not report it; at most what is left of the payment.
 */
export function lostPaise(
  payment: { amount_paise: number; refunded_paise: number },
  dispute: { amountPaise: number; deductedPaise: number | null },
): number {
  return Math.min(
    dispute.deductedPaise || dispute.amountPaise,
    payment.amount_paise - payment.refunded_paise,
  );
}
