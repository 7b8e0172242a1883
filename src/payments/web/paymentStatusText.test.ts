import { beforeAll, describe, expect, test } from 'vitest';
import { activateEnglish } from '../../kit/web/locale/locale.ts';
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
  payments: [],
  refunds: [],
  invoices: [],
};
const paid: Order = {
  ...created,
  state: 'captured',
  open: false,
  paidAt: '2026-11-21T06:04:00.000Z',
  membership: { startsAt: '2026-11-21T06:04:00.000Z', endsAt: '2027-05-21T06:04:00.000Z' },
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
  createdAt: '2026-11-22T06:00:00.000Z',
  ...changed,
});

const PAID = 'Paid on 21 Nov 2026. Diamond from 21 Nov 2026 to 21 May 2027.';
const TWICE =
  'The money for Diamond came twice. Our office looks at it and sends one payment back to where it came from. You need do nothing.';
const FAILED_SAFE =
  'No money should have left your account; if it did, it comes back by itself within 5 to 7 working days.';

type Row = [about: string, order: Order, state: string, words: string, can: { pay: boolean; ask: boolean }];
const neither = { pay: false, ask: false };

const table: Row[] = [
  [
    'not paid yet',
    created,
    'Not paid yet',
    'You have not paid yet: we have received nothing for this order.',
    { pay: true, ask: true },
  ],
  [
    'begun, while it can still be paid',
    { ...created, state: 'attempted', payments: [payment({ state: 'attempted' })] },
    'Waiting for your bank',
    'Your bank has begun the payment, and we are waiting for its word. If the money has left your account, you need do nothing: as soon as the bank tells us, your plan begins and we mail you. Please do not pay again meanwhile. If you stopped the payment yourself, you can pay now.',
    { pay: true, ask: true },
  ],
  [
    'begun, when it cannot be paid any more',
    { ...created, state: 'attempted', open: false, payments: [payment({ state: 'attempted' })] },
    'Waiting for your bank',
    'Your bank has begun the payment, and we are waiting for its word. If the money has left your account, you need do nothing: as soon as the bank tells us, your plan begins and we mail you. Please do not pay again meanwhile.',
    { pay: false, ask: true },
  ],
  [
    'with the money set aside by the bank',
    { ...created, state: 'authorized', payments: [payment({ state: 'authorized' })] },
    'Waiting for your bank',
    'Your bank has taken the money, and we are waiting for its last word. You need do nothing: as soon as it comes, your plan begins and we mail you.',
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
    `The bank said no: “Insufficient balance.” ${FAILED_SAFE} You can try again, or pay in another way.`,
    { pay: true, ask: true },
  ],
  [
    'refused without a reason, when it cannot be paid any more',
    { ...created, state: 'failed', open: false, payments: [payment({ state: 'failed' })] },
    'Payment failed',
    `The bank said no. ${FAILED_SAFE}`,
    { pay: false, ask: true },
  ],
  ['paid', { ...paid, payments: [payment({})] }, 'Paid', PAID, neither],
  [
    'paid a moment ago',
    { ...paid, membership: null, payments: [payment({})] },
    'Paid',
    'Paid on 21 Nov 2026. Diamond is being switched on.',
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
    `${PAID} Your bank has set aside a second ₹4,999. We do not take it: the bank gives it back by itself within some days.`,
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
    `${TWICE} If you meant to buy it twice, please write to us.`,
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
    `${PAID} ${TWICE} ₹4,999 is on its way back to you. We mail you when the bank has taken it.`,
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
    `${PAID} ₹4,999 went back to where it came from. Banks usually take 5 to 7 working days until you see it.`,
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
    'Paid, partly paid back',
    `${PAID} ₹1,000.50 went back to where it came from. Banks usually take 5 to 7 working days until you see it.`,
    neither,
  ],
  [
    'a refund under way',
    { ...paid, payments: [payment({})], refunds: [refund({})] },
    'Paid',
    `${PAID} ₹4,999 is on its way back to you. We mail you when the bank has taken it.`,
    neither,
  ],
  [
    'a refund that failed',
    { ...paid, payments: [payment({})], refunds: [refund({ state: 'failed' })] },
    'Paid',
    `${PAID} Sending money back to you has failed. Our office looks at it and tries again; you need do nothing.`,
    neither,
  ],
  [
    'a refund that failed and was sent anew',
    {
      ...paid,
      payments: [payment({})],
      refunds: [refund({ state: 'failed' }), refund({ state: 'pending' })],
    },
    'Paid',
    `${PAID} ₹4,999 is on its way back to you. We mail you when the bank has taken it.`,
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
    'Paid back',
    'The whole ₹4,999 went back to where it came from. Banks usually take 5 to 7 working days until you see it. What this payment had opened has ended.',
    neither,
  ],
  [
    'closed without money',
    { ...created, state: 'expired', open: false },
    'Not paid',
    'This order was not paid in time and is closed. We have taken nothing. If money has left your account all the same, ask the bank again here: what comes late still counts.',
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
    }).toEqual({
      state,
      words,
      ...can,
    });
  });
});

test('while money may be on its way, there is only a warning beside paying again', () => {
  const { words, pay } = paymentStatusText({ ...created, state: 'attempted' });
  expect(pay).toBe(true);
  expect(words.join(' ')).toContain('Please do not pay again');
  expect(paymentStatusText({ ...created, state: 'authorized' }).pay).toBe(false);
});
