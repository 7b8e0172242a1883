import { expect, test } from 'vitest';
import { type Answer, nextState, type State } from './rules.ts';

test.each<[State, Answer, State]>([
  ['asked', 'given', 'given'],
  ['asked', 'refused', 'refused'],
  ['given', 'given', 'given'],
  ['given', 'refused', 'withdrawn'],
  ['refused', 'given', 'given'],
  ['refused', 'refused', 'refused'],
  ['withdrawn', 'given', 'given'],
  ['withdrawn', 'refused', 'withdrawn'],
])('%s, then %s: %s', (state, answer, next) => {
  expect(nextState(state, answer)).toBe(next);
});
