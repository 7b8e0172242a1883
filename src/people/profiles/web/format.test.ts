import { beforeAll, expect, test } from 'vitest';
import { activateEnglish } from '../../../kit/web/locale/locale.ts';
import { formatAmount, formatHeight, formatIncome, formatPlace, formatWeight } from './format.ts';

beforeAll(activateEnglish);

test.each([
  [152, `5'0"`],
  [162, `5'4"`],
  [168, `5'6"`],
  [173, `5'8"`],
  [182, `6'0"`],
  [183, `6'0"`],
  [213, `7'0"`],
])('%i cm are %s', (cm, words) => expect(formatHeight(cm)).toBe(words));

test.each([
  [0, '₹0'],
  [60_000, '₹60,000'],
  [100_000, '₹1 Lakh'],
  [750_000, '₹7.5 Lakhs'],
  [2_000_000, '₹20 Lakhs'],
  [10_000_000, '₹1 Crore'],
  [12_500_000, '₹1.25 Crores'],
])('%i rupees are %s', (rupees, words) => expect(formatAmount(rupees)).toBe(words));

test.each([
  [1_000_000, 1_500_000, '₹10-15 Lakhs'],
  [750_000, 750_000, '₹7.5 Lakhs'],
  [60_000, 90_000, '₹60,000-90,000'],
  [60_000, 200_000, '₹60,000 - ₹2 Lakhs'],
  [7_500_000, 10_000_000, '₹75 Lakhs - ₹1 Crore'],
  [10_000_000, 15_000_000, '₹1-1.5 Crores'],
])('%i to %i rupees are %s', (min, max, words) => expect(formatIncome(min, max)).toBe(words));

test.each([
  [['Pune', 'Maharashtra', 'India'], 'Pune, Maharashtra, India'],
  [['Delhi', 'Delhi', null], 'Delhi'],
  [[null, 'Goa'], 'Goa'],
  [[null, null], ''],
])('%j is %s', (parts, words) => expect(formatPlace(...parts)).toBe(words));

test('weights', () => expect(formatWeight(70)).toBe('70 kg'));
