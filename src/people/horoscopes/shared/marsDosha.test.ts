import { expect, test } from 'vitest';
import { compareMarsDosha, type MarsDosha, marsDoshaOf } from './marsDosha.ts';

const chart = (severity: 'none' | 'low' | 'high' | null, fromLagna: boolean | null = false) => ({
  severity,
  fromLagna,
});
const yes: MarsDosha = { is: 'yes', source: 'chart' };
const no: MarsDosha = { is: 'no', source: 'chart' };
const family = (is: 'yes' | 'partial' | 'no'): MarsDosha => ({ is, source: 'family' });

test.each<[ReturnType<typeof chart> | null, string | null, MarsDosha]>([
  [chart('high'), null, yes],
  [chart('low'), 'no', yes],
  [chart('none'), 'yes', no],
  [chart('low', null), null, yes],
  [chart('none', null), null, null],
  [chart('none', null), 'yes', family('yes')],
  [chart(null), 'no', family('no')],
  [null, 'yes', family('yes')],
  [null, 'partial', family('partial')],
  [null, 'no', family('no')],
  [null, null, null],
])('chart %j, stated %s: %j', (manglik, stated, known) => {
  expect(marsDoshaOf({ manglik, stated })).toEqual(known);
});

test.each<[MarsDosha, MarsDosha, string]>([
  [yes, family('yes'), 'both'],
  [family('partial'), yes, 'both'],
  [family('yes'), no, 'one'],
  [no, family('partial'), 'one'],
  [no, family('no'), 'neither'],
  [yes, null, 'unknown'],
  [null, null, 'unknown'],
])('%j and %j: %s', (one, other, compared) => {
  expect(compareMarsDosha(one, other)).toBe(compared);
  expect(compareMarsDosha(other, one)).toBe(compared);
});
