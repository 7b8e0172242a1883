import { t } from '@lingui/core/macro';
import { REVIEW_KINDS, REVIEW_STATES } from '../../../../care/reviews/shared/rules.ts';
import { kindText, reviewStateText } from '../../../../care/reviews/web/reviewText.ts';

/** Returns the name of an order's state. */
export function orderText(state: string): string {
  const texts: Record<string, string> = {
    captured: t`Success`,
    failed: t`Failed`,
    expired: t`Expired`,
    part_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
  };
  return texts[state] ?? t`Open`;
}

/** Returns the name of a request's state. */
export function requestText(state: string): string {
  const texts: Record<string, string> = { open: t`Open`, in_progress: t`In progress`, done: t`Replied` };
  return texts[state] ?? state;
}

/** Returns what was reviewed and how it was decided. */
export function reviewTitle(review: { kind: string; state: string }): string {
  const kind = REVIEW_KINDS.find((one) => one === review.kind);
  const state = REVIEW_STATES.find((one) => one === review.state);
  return kind && state ? `${kindText(kind)} · ${reviewStateText(kind, state)}` : review.kind;
}
