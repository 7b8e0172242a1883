import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { StaffPayment } from '../payments.ts';

type Refund = StaffPayment['refunds'][number];

/** Badge with the state of a payment. */
export function PaymentBadge({ payment: { state } }: { payment: StaffPayment }) {
  const { t } = useLingui();
  const { tone, words } = {
    attempted: { tone: 'notice', words: t`Started` },
    authorized: { tone: 'notice', words: t`Authorised` },
    failed: { tone: 'bad', words: t`Failed` },
    captured: { tone: 'verified', words: t`Success` },
    part_refunded: { tone: 'quiet', words: t`Partly refunded` },
    refunded: { tone: 'quiet', words: t`Refunded` },
  }[state] as { tone: 'notice' | 'bad' | 'verified' | 'quiet'; words: string };
  return <Badge tone={tone}>{words}</Badge>;
}

export function RefundBadge({ refund: { state } }: { refund: Refund }) {
  const { t } = useLingui();
  const { tone, words } = {
    waiting: { tone: 'notice', words: t`Waiting for approval` },
    declined: { tone: 'quiet', words: t`Declined` },
    requested: { tone: 'notice', words: t`Requested` },
    pending: { tone: 'notice', words: t`In progress` },
    processed: { tone: 'verified', words: t`Refunded` },
    failed: { tone: 'bad', words: t`Failed` },
  }[state] as { tone: 'notice' | 'bad' | 'verified' | 'quiet'; words: string };
  return <Badge tone={tone}>{words}</Badge>;
}

/** Whether a refund waits for a second person. */
export const isWaiting = ({ refunds }: StaffPayment): boolean =>
  refunds.some(({ state }) => state === 'waiting');

/** Whether a colleague is handling it. To handle it, staff must first take it over. */
export const isTheirs = ({ waiting }: StaffPayment): boolean =>
  waiting !== null && waiting.claimedById !== null && !waiting.mine;

/** The accounts that requested the waiting refunds. They cannot approve them. */
export const askersOf = ({ refunds }: StaffPayment) =>
  refunds.filter(({ state }) => state === 'waiting').map(({ askedById }) => askedById);

/** Whether a refund is pending, so that news may come at any moment. */
export const isRefunding = ({ refunds }: StaffPayment): boolean =>
  refunds.some(({ state }) => state === 'requested' || state === 'pending');

/** Whether the payment itself needs to be checked. */
export const needsAttention = ({ attention, attentionEndedAt }: StaffPayment): boolean =>
  attention !== null && attentionEndedAt === null;

/** The chargeback that waits for our response. */
export const openDispute = ({ disputes }: StaffPayment) => disputes.find(({ state }) => state === 'open');

/** Whether a bank still has to decide, so that the payment cannot be refunded. */
export const isDisputed = ({ disputes }: StaffPayment): boolean =>
  disputes.some(({ state }) => state === 'open' || state === 'under_review');

/** Badge with the state of a chargeback. */
export function DisputeBadge({ dispute: { state } }: { dispute: StaffPayment['disputes'][number] }) {
  const { t } = useLingui();
  const { tone, words } = {
    open: { tone: 'bad', words: t`Response needed` },
    under_review: { tone: 'notice', words: t`Under review by the bank` },
    won: { tone: 'verified', words: t`Won` },
    lost: { tone: 'bad', words: t`Lost` },
    closed: { tone: 'quiet', words: t`Closed` },
  }[state] as { tone: 'notice' | 'bad' | 'verified' | 'quiet'; words: string };
  return <Badge tone={tone}>{words}</Badge>;
}
