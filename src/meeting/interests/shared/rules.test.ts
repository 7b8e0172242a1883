import { expect, test } from 'vitest';
import { canAccept, canDecline, canWithdraw, type InterestState, outcomeOfSending } from './rules.ts';

test('the first interest between two is a new one', () => {
  expect(outcomeOfSending(null)).toBe('new');
});

// state, what sending means to its sender, and to its receiver; then who may accept, decline, withdraw
const table: [InterestState, string, string, string][] = [
  ['queued', 'nothing', 'accept', 'sender withdraws'],
  ['pending', 'nothing', 'accept', 'receiver accepts, receiver declines, sender withdraws'],
  ['accepted', 'nothing', 'nothing', ''],
  ['declined', 'refuse', 'accept', 'receiver accepts'],
  ['withdrawn', 'again', 'again', ''],
  ['expired', 'again', 'again', ''],
];

test.each(table)(
  'an interest that is %s: sending it again means %s, sending one back means %s',
  (state, sender, receiver, may) => {
    expect(outcomeOfSending({ state, sent: true })).toBe(sender);
    expect(outcomeOfSending({ state, sent: false })).toBe(receiver);
    const allowed = [
      canAccept({ state, sent: false }) && 'receiver accepts',
      canAccept({ state, sent: true }) && 'sender accepts',
      canDecline({ state, sent: false }) && 'receiver declines',
      canDecline({ state, sent: true }) && 'sender declines',
      canWithdraw({ state, sent: true }) && 'sender withdraws',
      canWithdraw({ state, sent: false }) && 'receiver withdraws',
    ].filter(Boolean);
    expect(allowed.join(', ')).toBe(may);
  },
);
