import { describe, expect, test } from 'vitest';
import {
  keptPaise,
  nextCheck,
  type OrderState,
  offerTo,
  orderAfter,
  type Paid,
  type PaymentState,
  paymentAfter,
  refundedState,
} from './rules.ts';

type GatewayState = Parameters<typeof paymentAfter>[1];

describe('a payment', () => {
  test.each<[PaymentState | null, GatewayState, PaymentState]>([
    [null, 'attempted', 'attempted'],
    [null, 'failed', 'failed'],
    [null, 'captured', 'captured'],
    ['attempted', 'authorized', 'authorized'],
    ['attempted', 'failed', 'failed'],
    // The bank declined first and accepted later.
    ['failed', 'authorized', 'authorized'],
    ['failed', 'captured', 'captured'],
    ['authorized', 'attempted', 'authorized'],
    ['authorized', 'failed', 'authorized'],
    // A late event changes nothing.
    ['captured', 'failed', 'captured'],
    ['captured', 'authorized', 'captured'],
    ['part_refunded', 'captured', 'part_refunded'],
    ['refunded', 'captured', 'refunded'],
    // The refunds have the amount that was sent back.
    ['captured', 'captured', 'captured'],
    ['refunded', 'captured', 'refunded'],
    // Never captured: the bank took it back.
    ['authorized', 'returned', 'failed'],
    [null, 'returned', 'failed'],
    ['captured', 'returned', 'captured'],
  ])('%s, told %j, is %s', (before, reported, after) => {
    expect(paymentAfter(before, reported)).toBe(after);
  });

  test.each([
    [500, 0, 'captured'],
    [500, 1, 'part_refunded'],
    [500, 499, 'part_refunded'],
    [500, 500, 'refunded'],
  ])('of %i paise with %i sent back is %s', (amount, back, state) => {
    expect(refundedState(amount, back)).toBe(state);
  });
});

describe('an order of 500 paise', () => {
  const paid = (state: PaymentState, refundedPaise = 0): Paid => ({ state, amountPaise: 500, refundedPaise });
  test.each<[OrderState, Paid[], OrderState]>([
    ['created', [], 'created'],
    ['expired', [], 'expired'],
    ['created', [paid('attempted')], 'attempted'],
    ['attempted', [paid('failed')], 'failed'],
    ['failed', [paid('failed'), paid('attempted')], 'attempted'],
    ['expired', [paid('failed')], 'expired'],
    ['expired', [paid('authorized')], 'authorized'],
    ['expired', [paid('captured')], 'captured'],
    ['failed', [paid('failed'), paid('captured')], 'captured'],
    ['captured', [paid('captured'), paid('failed')], 'captured'],
    ['captured', [paid('captured'), paid('authorized')], 'captured'],
    ['captured', [paid('part_refunded', 200)], 'part_refunded'],
    ['part_refunded', [paid('refunded', 500)], 'refunded'],
    // Paid twice: it stays paid until both payments are refunded.
    ['captured', [paid('captured'), paid('captured')], 'captured'],
    ['captured', [paid('refunded', 500), paid('captured')], 'captured'],
    ['captured', [paid('captured'), paid('part_refunded', 400)], 'captured'],
    ['captured', [paid('refunded', 500), paid('part_refunded', 100)], 'part_refunded'],
    ['captured', [paid('refunded', 500), paid('refunded', 500)], 'refunded'],
    // The bank took back money that it had authorized.
    ['authorized', [paid('failed')], 'failed'],
  ])('that was %s with payments %j is %s', (before, payments, after) => {
    expect(orderAfter(before, 500, payments)).toBe(after);
  });

  test('keeps what was captured less what was refunded', () => {
    expect(
      keptPaise([paid('failed'), paid('authorized'), paid('captured'), paid('part_refunded', 200)]),
    ).toBe(800);
  });
});

test('the gateway is queried often at first, then rarely, and no longer after day 4', () => {
  const made = new Date('2026-11-21T10:00:00Z');
  const minutes: number[] = [];
  for (let checkAt: Date | null = made; checkAt; checkAt = nextCheck(made, checkAt))
    minutes.push((checkAt.getTime() - made.getTime()) / 60_000);
  expect(minutes.slice(0, 5)).toEqual([0, 2, 4, 6, 9]);
  expect(minutes.at(-1)).toBe(4 * 24 * 60);
  expect(minutes.length).toBeLessThan(30);
});

test.each([
  ['the lowest of them', 'gold', ['gold following', 'diamond upgrade', 'platinum upgrade'], 'both'],
  ['one in between', 'diamond', ['gold following', 'diamond following', 'platinum upgrade'], 'any'],
  ['the highest', 'platinum', ['gold following', 'diamond following', 'platinum following'], 'any'],
  ['the only one', 'gold', ['gold following'], 'any'],
  ['a lower one that is not sold now', 'silver', ['gold upgrade', 'diamond upgrade'], 'upgrade'],
  ['a plan, while the prices are not loaded', 'gold', [], 'any'],
])('to a member with %s, plans are what the heading says', (_has, current, plans, offered) => {
  const quotes = plans.map((plan) => {
    const [slug, kind] = plan.split(' ') as [string, 'upgrade' | 'following'];
    return { slug, kind };
  });
  expect(offerTo(current, quotes)).toBe(offered);
});
