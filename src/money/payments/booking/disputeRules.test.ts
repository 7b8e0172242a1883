import { expect, test } from 'vitest';
import type { DisputeState } from '../shared/rules.ts';
import { changesDispute, lostPaise } from './disputeRules.ts';

const at = (second: number) => new Date(second * 1000);

test.each<[known: [DisputeState, number], reported: [DisputeState, number], boolean]>([
  [['open', 1], ['under_review', 2], true],
  [['under_review', 2], ['open', 1], false],
  [['under_review', 2], ['open', 3], true],
  [['open', 1], ['open', 1], true],
  [['open', 5], ['lost', 5], true],
  [['open', 5], ['won', 4], true],
  [['lost', 5], ['open', 6], false],
  [['lost', 5], ['won', 6], false],
  [['won', 5], ['lost', 6], false],
  [['closed', 5], ['under_review', 6], false],
])('%j, then %j: %s', (known, reported, changes) => {
  const facts = ([state, second]: [DisputeState, number]) => ({ state, reportedAt: at(second) });
  expect(changesDispute(facts(known), facts(reported))).toBe(changes);
});

test.each([
  [{ amountPaise: 299_900, deductedPaise: 299_900 }, 0, 299_900],
  [{ amountPaise: 299_900, deductedPaise: 0 }, 0, 299_900],
  [{ amountPaise: 299_900, deductedPaise: null }, 100_000, 199_900],
  [{ amountPaise: 100_000, deductedPaise: 50_000 }, 0, 50_000],
  [{ amountPaise: 100_000, deductedPaise: null }, 299_900, 0],
])('%j of a payment with %i paise refunded takes %i', (dispute, refunded, lost) => {
  expect(lostPaise({ amount_paise: 299_900, refunded_paise: refunded }, dispute)).toBe(lost);
});
