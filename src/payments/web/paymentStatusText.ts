import { t } from '@lingui/core/macro';
import { rupees } from '../../kit/web/locale/format.ts';
import { longDate } from '../../kit/web/locale/longDate.ts';
import type { Order } from './payments.ts';

/** Status of an order, as its buyer reads it. */
export type PaymentStatus = {
  /** `wait` where the bank or our office acts next, `open` where the buyer does. */
  tone: 'good' | 'wait' | 'bad' | 'open' | 'quiet';
  /** State in two or three words. */
  state: string;
  /** What it means for the money and the plan, and what to do. */
  words: string[];
  /** The part of the text that adds to the date and the period. */
  besides: string[];
  /** Whether it can be paid here. */
  pay: boolean;
  /** Whether checking with the bank may bring news. */
  ask: boolean;
};

type Facts = Pick<
  Order,
  'plan' | 'amountPaise' | 'state' | 'open' | 'paidAt' | 'membership' | 'payments' | 'refunds'
>;

/**
 * Returns the status of an order as text. No sentence promises what the gateway has not confirmed: as long as money may
 * be on its way, it warns against paying again.
 */
export function paymentStatusText(order: Facts): PaymentStatus {
  const { tone, state, paid = [], words = [], pay = false, ask = false } = stateOf(order);
  const besides = [...words, ...letGoWords(order), ...refundWords(order)];
  return { tone, state, words: [...paid, ...besides], besides, pay, ask };
}

type Part = Pick<PaymentStatus, 'tone' | 'state'> & {
  paid?: string[];
  words?: string[];
  pay?: boolean;
  ask?: boolean;
};

function stateOf(order: Facts): Part {
  const { plan, open } = order;
  const amount = rupees(order.amountPaise);
  const twice = order.payments.filter((one) => one.double && one.refundedPaise < one.amountPaise);
  const paid = paidWords(order);
  if (twice.some(({ state }) => state !== 'failed' && state !== 'attempted')) {
    const first = order.payments.some((one) => !one.double && one.state === 'captured');
    return {
      tone: 'wait',
      state: t`Paid twice`,
      paid: first ? paid : [],
      words: [
        t`The money for ${plan} came twice. Our office looks at it and sends one payment back to where it came from. You need do nothing.`,
        ...(!first && order.membership ? [t`If you meant to buy it twice, please write to us.`] : []),
      ],
    };
  }
  switch (order.state) {
    case 'created':
      return open
        ? {
            tone: 'open',
            state: t`Not paid yet`,
            words: [t`You have not paid yet: we have received nothing for this order.`],
            pay: true,
            ask: true,
          }
        : expired();
    case 'attempted':
      return {
        tone: 'wait',
        state: t`Waiting for your bank`,
        words: [
          t`Your bank has begun the payment, and we are waiting for its word.`,
          t`If the money has left your account, you need do nothing: as soon as the bank tells us, your plan begins and we mail you. Please do not pay again meanwhile.`,
          ...(open ? [t`If you stopped the payment yourself, you can pay now.`] : []),
        ],
        pay: open,
        ask: true,
      };
    case 'authorized':
      return {
        tone: 'wait',
        state: t`Waiting for your bank`,
        words: [
          t`Your bank has taken the money, and we are waiting for its last word. You need do nothing: as soon as it comes, your plan begins and we mail you.`,
        ],
        ask: true,
      };
    case 'failed': {
      const last = order.payments.filter(({ state }) => state === 'failed').at(-1);
      const reason = last?.failure?.trim().replace(/[.\s]+$/, '');
      return {
        tone: 'bad',
        state: t`Payment failed`,
        words: [
          reason ? t`The bank said no: “${reason}.”` : t`The bank said no.`,
          t`No money should have left your account; if it did, it comes back by itself within 5 to 7 working days.`,
          ...(open ? [t`You can try again, or pay in another way.`] : []),
        ],
        pay: open,
        ask: true,
      };
    }
    case 'captured':
      return { tone: 'good', state: t`Paid`, paid };
    case 'part_refunded':
      return { tone: 'good', state: t`Paid, partly paid back`, paid };
    case 'refunded':
      return {
        tone: 'quiet',
        state: t`Paid back`,
        words: [
          t`The whole ${amount} went back to where it came from. Banks usually take 5 to 7 working days until you see it. What this payment had opened has ended.`,
        ],
      };
    case 'expired':
      return expired();
  }
}

function expired() {
  return {
    tone: 'quiet' as const,
    state: t`Not paid`,
    words: [
      t`This order was not paid in time and is closed. We have taken nothing.`,
      t`If money has left your account all the same, ask the bank again here: what comes late still counts.`,
    ],
    ask: true,
  };
}

function paidWords({ paidAt, membership, plan }: Facts): string[] {
  const when = paidAt ? [t`Paid on ${longDate(paidAt)}.`] : [];
  if (!membership) return [...when, t`${plan} is being switched on.`];
  return [...when, t`${plan} from ${longDate(membership.startsAt)} to ${longDate(membership.endsAt)}.`];
}

/** A second payment of a paid order that the bank has authorized is not captured (docs/decisions/0007-payments.md). */
function letGoWords({ paidAt, payments }: Facts): string[] {
  const kept = payments.filter(({ state }) => state === 'authorized');
  if (paidAt === null || kept.length === 0) return [];
  const amount = rupees(kept.reduce((sum, one) => sum + one.amountPaise, 0));
  return [
    t`Your bank has set aside a second ${amount}. We do not take it: the bank gives it back by itself within some days.`,
  ];
}

function refundWords({ refunds, state }: Facts): string[] {
  const sum = (...states: Order['refunds'][number]['state'][]) =>
    refunds.filter((one) => states.includes(one.state)).reduce((all, one) => all + one.amountPaise, 0);
  const words: string[] = [];
  const back = sum('processed');
  // A refund of the whole amount is the order's own state.
  if (back > 0 && state !== 'refunded') {
    words.push(
      t`${rupees(back)} went back to where it came from. Banks usually take 5 to 7 working days until you see it.`,
    );
  }
  const underWay = sum('requested', 'pending');
  if (underWay > 0) {
    words.push(t`${rupees(underWay)} is on its way back to you. We mail you when the bank has taken it.`);
  }
  if (sum('failed') > 0 && back === 0 && underWay === 0) {
    words.push(
      t`Sending money back to you has failed. Our office looks at it and tries again; you need do nothing.`,
    );
  }
  return words;
}
