import { beforeAll, describe, expect, test } from 'vitest';
import { activateEnglish } from '../../../kit/web/locale/locale.ts';
import { paymentStatusText } from './paymentStatusText.ts';
import type { Order } from './payments.ts';

beforeAll(activateEnglish);

type Paid = Order['payments'][number];
type Back = Order['refunds'][number];

const created: Order = {
  id: '0b7e1c1e-7a51-4c6e-9a44-0d1d55b7f001',
  plan: 'Diamond',
  slug: 'diamond',
  months: 6,
  amountPaise: 499_900,
  pricePaise: 499_900,
  creditPaise: 0,
  state: 'created',
  createdAt: '2026-11-21T06:00:00.000Z',
  paidAt: null,
  open: true,
  profile: null,
  membership: null,
  buyer: { name: 'Nandini Deshpande', address: null, state: '27', pin: '411004' },
  payments: [],
  refunds: [],
  invoices: [],
};
const paid: Order = {
  ...created,
  state: 'captured',
  open: false,
  paidAt: '2026-11-21T06:04:00.000Z',
  membership: { startsAt: '2026-11-21T06:04:00.000Z', endsAt: '2027-05-21T06:04:00.000Z', credited: false },
};
const payment = (changed: Partial<Paid>): Paid => ({
  id: 'pay_1',
  amountPaise: 499_900,
  refundedPaise: 0,
  method: 'upi',
  state: 'captured',
  failure: null,
  double: false,
  createdAt: '2026-11-21T06:03:00.000Z',
  ...changed,
});
const refund = (changed: Partial<Back>): Back => ({
  id: '0b7e1c1e-7a51-4c6e-9a44-0d1d55b7f002',
  amountPaise: 499_900,
  state: 'requested',
  chargeback: false,
  createdAt: '2026-11-22T06:00:00.000Z',
  ...changed,
});

const PAID = 'Paid on 21 Nov 2026. Diamond is valid from 21 Nov 2026 to 21 May 2027.';
const TWICE =
  'Diamond was paid for twice. Our team will check and refund one payment to the same account or card. No action needed.';
const FAILED_SAFE =
  'If money has left your account, it will come back automatically within 5 to 7 working days.';

type StatusCase = [
  about: string,
  order: Order,
  state: string,
  words: string,
  can: { pay: boolean; ask: boolean },
];
const neither = { pay: false, ask: false };

const table: StatusCase[] = [
  [
    'not paid yet',
    created,
    'Not paid yet',
    'We have not received any payment for this order.',
    { pay: true, ask: true },
  ],
  [
    'begun, while it can still be paid',
    { ...created, state: 'attempted', payments: [payment({ state: 'attempted' })] },
    'Waiting for your bank',
    "We are waiting for your bank to confirm the payment. If money has left your account, please don't pay again. Your plan starts as soon as your bank confirms, and we'll email you. If you cancelled the payment yourself, you can pay now.",
    { pay: true, ask: true },
  ],
  [
    'begun, when it cannot be paid any more',
    { ...created, state: 'attempted', open: false, payments: [payment({ state: 'attempted' })] },
    'Waiting for your bank',
    "We are waiting for your bank to confirm the payment. If money has left your account, please don't pay again. Your plan starts as soon as your bank confirms, and we'll email you.",
    { pay: false, ask: true },
  ],
  [
    'with the money set aside by the bank',
    { ...created, state: 'authorized', payments: [payment({ state: 'authorized' })] },
    'Waiting for your bank',
    "Your bank has approved the payment. We are waiting for its final confirmation. No action needed. Your plan starts as soon as your bank confirms, and we'll email you.",
    { pay: false, ask: true },
  ],
  [
    'refused by the bank',
    {
      ...created,
      state: 'failed',
      payments: [payment({ state: 'failed', failure: 'Insufficient balance.' })],
    },
    'Payment failed',
    `Declined by your bank: “Insufficient balance.” ${FAILED_SAFE} You can try again or use another payment method.`,
    { pay: true, ask: true },
  ],
  [
    'refused without a reason, when it cannot be paid any more',
    { ...created, state: 'failed', open: false, payments: [payment({ state: 'failed' })] },
    'Payment failed',
    `Declined by your bank. ${FAILED_SAFE}`,
    { pay: false, ask: true },
  ],
  ['paid', { ...paid, payments: [payment({})] }, 'Paid', PAID, neither],
  [
    'paid a moment ago',
    { ...paid, membership: null, payments: [payment({})] },
    'Paid',
    'Paid on 21 Nov 2026. Diamond is being activated.',
    neither,
  ],
  [
    'paid, and credited to an upgrade since',
    {
      ...paid,
      membership: { ...paid.membership!, endsAt: '2027-01-03T06:00:00.000Z', credited: true },
      payments: [payment({})],
    },
    'Paid',
    'Paid on 21 Nov 2026. Diamond was valid from 21 Nov 2026 to 3 Jan 2027. Its unused days paid for a part of your next plan.',
    neither,
  ],
  [
    'paid, and credited to an upgrade before it began',
    {
      ...paid,
      membership: {
        startsAt: '2027-02-21T06:04:00.000Z',
        endsAt: '2027-02-21T06:04:00.000Z',
        credited: true,
      },
      payments: [payment({})],
    },
    'Paid',
    'Paid on 21 Nov 2026. Its unused days paid for a part of your next plan.',
    neither,
  ],
  [
    'paid twice on one order',
    { ...paid, payments: [payment({}), payment({ id: 'pay_2', double: true })] },
    'Paid twice',
    `${PAID} ${TWICE}`,
    neither,
  ],
  [
    'paid, with a second payment that is not taken',
    { ...paid, payments: [payment({}), payment({ id: 'pay_2', state: 'authorized' })] },
    'Paid',
    `${PAID} Your bank has blocked a second ₹4,999. We will not take it. Your bank will release it within a few days.`,
    neither,
  ],
  [
    'a second order for what was paid already',
    { ...paid, membership: null, payments: [payment({ double: true })] },
    'Paid twice',
    TWICE,
    neither,
  ],
  [
    'a second order that extends what was paid a moment ago',
    { ...paid, payments: [payment({ double: true })] },
    'Paid twice',
    `${TWICE} If you meant to buy it twice, please contact us.`,
    neither,
  ],
  [
    'paid twice, one on its way back',
    {
      ...paid,
      payments: [payment({}), payment({ id: 'pay_2', double: true })],
      refunds: [refund({ state: 'pending' })],
    },
    'Paid twice',
    `${PAID} ${TWICE} Your refund of ₹4,999 is in progress. We'll email you when it is sent to your bank.`,
    neither,
  ],
  [
    'paid twice, one paid back',
    {
      ...paid,
      payments: [
        payment({}),
        payment({ id: 'pay_2', double: true, state: 'refunded', refundedPaise: 499_900 }),
      ],
      refunds: [refund({ state: 'processed' })],
    },
    'Paid',
    `${PAID} We refunded ₹4,999 to the same account or card. Banks usually take 5 to 7 working days to show it.`,
    neither,
  ],
  [
    'partly paid back',
    {
      ...paid,
      state: 'part_refunded',
      payments: [payment({ state: 'part_refunded', refundedPaise: 100_050 })],
      refunds: [refund({ state: 'processed', amountPaise: 100_050 })],
    },
    'Paid, partly refunded',
    `${PAID} We refunded ₹1,000.50 to the same account or card. Banks usually take 5 to 7 working days to show it.`,
    neither,
  ],
  [
    'taken back by the bank in part',
    {
      ...paid,
      state: 'part_refunded',
      refunds: [refund({ state: 'processed', amountPaise: 100_050, chargeback: true })],
    },
    'Paid, partly refunded',
    `${PAID} Your bank took back ₹1,000.50 (chargeback).`,
    neither,
  ],
  [
    'taken back by the bank',
    {
      ...paid,
      state: 'refunded',
      payments: [payment({ state: 'refunded', refundedPaise: 499_900 })],
      refunds: [refund({ state: 'processed', chargeback: true })],
    },
    'Refunded',
    'Your bank took this payment back (chargeback). The plan you bought with this payment has ended.',
    neither,
  ],
  [
    'a refund under way',
    { ...paid, payments: [payment({})], refunds: [refund({})] },
    'Paid',
    `${PAID} Your refund of ₹4,999 is in progress. We'll email you when it is sent to your bank.`,
    neither,
  ],
  [
    'a refund that failed',
    { ...paid, payments: [payment({})], refunds: [refund({ state: 'failed' })] },
    'Paid',
    `${PAID} Your refund failed. Our team will check and try again. No action needed.`,
    neither,
  ],
  [
    'a refund that failed and was sent again',
    {
      ...paid,
      payments: [payment({})],
      refunds: [refund({ state: 'failed' }), refund({ state: 'pending' })],
    },
    'Paid',
    `${PAID} Your refund of ₹4,999 is in progress. We'll email you when it is sent to your bank.`,
    neither,
  ],
  [
    'paid back',
    {
      ...paid,
      state: 'refunded',
      payments: [payment({ state: 'refunded', refundedPaise: 499_900 })],
      refunds: [refund({ state: 'processed' })],
    },
    'Refunded',
    'We refunded the full ₹4,999 to the same account or card. Banks usually take 5 to 7 working days to show it. The plan you bought with this payment has ended.',
    neither,
  ],
  [
    'closed without money',
    { ...created, state: 'expired', open: false },
    'Not paid',
    'This order was not paid in time and is closed. We have not received any payment. If money has left your account, check the status here. A late payment still counts.',
    { pay: false, ask: true },
  ],
];

describe('the status of an order is', () => {
  test.each(table)('%s', (_about, order, state, words, can) => {
    const status = paymentStatusText(order);
    expect({
      state: status.state,
      words: status.words.join(' ').replaceAll('\u00a0', ' '),
      pay: status.pay,
      ask: status.ask,
    }).toEqual({ state, words, ...can });
  });
});

test('while money may be on its way, there is only a warning beside paying again', () => {
  const { words, pay } = paymentStatusText({ ...created, state: 'attempted' });
  expect(pay).toBe(true);
  expect(words.join(' ')).toContain("please don't pay again");
  expect(paymentStatusText({ ...created, state: 'authorized' }).pay).toBe(false);
});
