import { expect, test } from 'vitest';
import { indianStates } from '../../../base/vocabulary/shared/data/indianStates.ts';
import { stateCodeOf } from '../../../base/vocabulary/shared/states.ts';
import { buyer } from './buyer.ts';

const typed = { name: 'Asha', address: null, state: '27', pin: '411004' };

test.each([
  ['', 'pin_missing'],
  ['  ', 'pin_missing'],
  [null, 'pin_missing'],
  ['011004', 'pin_invalid'],
  ['4110', 'pin_invalid'],
])('the PIN code %j is %s', (pin, expected) => {
  const issues = buyer.safeParse({ ...typed, pin }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['pin', expected]]);
});

test('a PIN code is not needed outside India', () => {
  expect(buyer.safeParse({ ...typed, state: '96', pin: null }).success).toBe(true);
});

test('every state of the option list has its code in a GSTIN', () => {
  const keys = [...Object.keys(indianStates.common), ...Object.keys(indianStates.others)];
  expect(keys.filter((key) => stateCodeOf(key) === null)).toEqual([]);
  expect(stateCodeOf('mh')).toBe('27');
  expect(stateCodeOf(null)).toBeNull();
});
