import { expect, test } from 'vitest';
import { type ConsentAnswer, type ConsentState, cleanAddress, isSameContact, nextState } from './rules.ts';

test.each<[ConsentState, ConsentAnswer, ConsentState]>([
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

test.each([
  ['email', ' Ramesh@Example.com', 'ramesh@example.com', true],
  ['email', 'ramesh+gauri@example.com', 'ramesh@example.com', true],
  ['email', 'ra.mesh@googlemail.com', 'Ramesh@gmail.com', true],
  ['email', 'ra.mesh@example.com', 'ramesh@example.com', false],
  ['email', 'ramesh@example.org', 'ramesh@example.com', false],
  ['phone', '098220 12345', '+919822012345', true],
  ['phone', '+91 98220-12345', '+919822012345', true],
  ['phone', '919822012345', '+919822012345', true],
  ['phone', '९८२२०१२३४५', '+919822012345', true],
  ['phone', '+44 20 7946 0018', '+919822012345', false],
] as const)('%s %s is that of the account %s: %s', (channel, typed, stored, same) => {
  expect(isSameContact(cleanAddress({ channel, address: typed }), stored)).toBe(same);
});
