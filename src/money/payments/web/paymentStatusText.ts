import { t } from '@lingui/core/macro';
import { rupees } from '../../../kit/web/locale/format.ts';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import type { Order } from './payments.ts';

/** Status of an order, as its buyer reads it. */
export type PaymentStatus = {
  /** `wait`: the bank or our team acts next; `open`: the buyer does. */
  tone: 'good' | 'wait' | 'bad' | 'open' | 'quiet';
  /** State in two or three words. */
  state: string;
  /** The consequences for the money and the plan, and what to do. */
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
 * Returns the status of an order as text. No sentence promises a payment that the gateway has not confirmed. While
 * money may be on its way, the text warns against paying again.
 */
export function paymentStatusText(order: Facts): PaymentStatus {
  const { tone, state, paid = [], words = [], pay = false, ask = false } = stateOf(order);
  const besides = [...words, ...releasedTexts(order), ...refundTexts(order)];
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
  const paid = paidTexts(order);
  if (twice.some(({ state }) => state !== 'failed' && state !== 'attempted')) {
    const first = order.payments.some((one) => !one.double && one.state === 'captured');
    return {
      tone: 'wait',
      state: t`Paid twice`,
      paid: first ? paid : [],
      words: [
        t`${plan} was paid for twice. Our team will check and refund one payment to the same account or card. No action needed.`,
        ...(!first && order.membership ? [t`If you meant to buy it twice, please contact us.`] : []),
      ],
    };
  }
  switch (order.state) {
    case 'created':
      return open
        ? {
            tone: 'open',
            state: t`Not paid yet`,
            words: [t`We have not received any payment for this order.`],
            pay: true,
            ask: true,
          }
        : expired();
    case 'attempted':
      return {
        tone: 'wait',
        state: t`Waiting for your bank`,
        words: [
          t`We are waiting for your bank to confirm the payment.`,
          t`If money has left your account, please don't pay again. Your plan starts as soon as your bank confirms, and we'll email you.`,
          ...(open ? [t`If you cancelled the payment yourself, you can pay now.`] : []),
        ],
        pay: open,
        ask: true,
      };
    case 'authorized':
      return {
        tone: 'wait',
        state: t`Waiting for your bank`,
        words: [
          t`Your bank has approved the payment. We are waiting for its final confirmation. No action needed. Your plan starts as soon as your bank confirms, and we'll email you.`,
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
          reason ? t`Declined by your bank: “${reason}.”` : t`Declined by your bank.`,
          t`If money has left your account, it will come back automatically within 5 to 7 working days.`,
          ...(open ? [t`You can try again or use another payment method.`] : []),
        ],
        pay: open,
        ask: true,
      };
    }
    case 'captured':
      return { tone: 'good', state: t`Paid`, paid };
    case 'part_refunded':
      return { tone: 'good', state: t`Paid, partly refunded`, paid };
    case 'refunded':
      return {
        tone: 'quiet',
        state: t`Refunded`,
        words: [
          order.refunds.some(({ chargeback }) => chargeback)
            ? t`Your bank took this payment back (chargeback). The plan you bought with this payment has ended.`
            : t`We refunded the full ${amount} to the same account or card. Banks usually take 5 to 7 working days to show it. The plan you bought with this payment has ended.`,
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
      t`This order was not paid in time and is closed. We have not received any payment.`,
      t`If money has left your account, check the status here. A late payment still counts.`,
    ],
    ask: true,
  };
}

function paidTexts({ paidAt, membership, plan }: Facts): string[] {
  const when = paidAt ? [t`Paid on ${longDate(paidAt)}.`] : [];
  if (!membership) return [...when, t`${plan} is being activated.`];
  const { startsAt, endsAt, credited } = membership;
  const [from, to] = [longDate(startsAt), longDate(endsAt)];
  if (!credited) return [...when, t`${plan} is valid from ${from} to ${to}.`];
  return [
    ...when,
    ...(startsAt < endsAt ? [t`${plan} was valid from ${from} to ${to}.`] : []),
    t`Its unused days paid for a part of your next plan.`,
  ];
}

/**
 * Describes second payments of a paid order that the bank has authorized: they are not captured
 * (docs/decisions/0007-payments.md).
 */
function releasedTexts({ paidAt, payments }: Facts): string[] {
  const kept = payments.filter(({ state }) => state === 'authorized');
  if (paidAt === null || kept.length === 0) return [];
  const amount = rupees(kept.reduce((sum, one) => sum + one.amountPaise, 0));
  return [
    t`Your bank has blocked a second ${amount}. We will not take it. Your bank will release it within a few days.`,
  ];
}

function refundTexts({ refunds, state }: Facts): string[] {
  const sum = (...states: Order['refunds'][number]['state'][]) =>
    refunds.filter((one) => states.includes(one.state)).reduce((all, one) => all + one.amountPaise, 0);
  const words: string[] = [];
  const taken = refunds.filter(({ chargeback }) => chargeback).reduce((all, one) => all + one.amountPaise, 0);
  const back = sum('processed') - taken;
  // A refund of the whole amount is already the state of the order.
  if (back > 0 && state !== 'refunded') {
    words.push(
      t`We refunded ${rupees(back)} to the same account or card. Banks usually take 5 to 7 working days to show it.`,
    );
  }
  if (taken > 0 && state !== 'refunded') {
    words.push(t`Your bank took back ${rupees(taken)} (chargeback).`);
  }
  const underWay = sum('requested', 'pending');
  if (underWay > 0) {
    words.push(
      t`Your refund of ${rupees(underWay)} is in progress. We'll email you when it is sent to your bank.`,
    );
  }
  if (sum('failed') > 0 && back === 0 && underWay === 0) {
    words.push(t`Your refund failed. Our team will check and try again. No action needed.`);
  }
  return words;
}
