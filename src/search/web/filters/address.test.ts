import { expect, test } from 'vitest';
import { agesOf, ageTexts, asQuery, type FilterTexts, readFilters, writeFilters } from './address.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test.each<[string, FilterTexts]>([
  ['', {}],
  ['q=%20pune%20&religion=jain', { q: 'pune', religion: 'jain' }],
  ['ageMin=25&ageMax=31', { ageMin: '25', ageMax: '31' }],
  ['ageMin=18&ageMax=60', {}],
  ['ageMin=31&ageMax=25', {}],
  ['ageMin=17&ageMax=99', {}],
  ['ageMin=twenty&ageMax=30.5', {}],
  ['gender=all', { gender: 'all' }],
  ['gender=ALL', {}],
  ['page=3&utm_source=mail', {}],
  [`q=${'x'.repeat(81)}&caste=${'x'.repeat(61)}`, {}],
  ['city=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', { city: 'पुणे' }],
])('%s holds %j', (address, texts) => expect(read(address)).toEqual(texts));

test('one search has one address', () => {
  expect(String(writeFilters({ state: 'ga', q: 'a & b', gender: 'female', city: ' ' }))).toBe(
    'q=a+%26+b&gender=female&state=ga',
  );
});

test('ages become numbers, and a thumb at its end does not filter', () => {
  expect(asQuery({ ageMin: '25', q: 'rao' })).toEqual({ ageMin: 25, q: 'rao' });
  expect(agesOf({ ageMin: '', ageMax: '40' })).toEqual([18, 40]);
  expect(ageTexts([18, 40])).toEqual({ ageMin: '', ageMax: '40' });
  expect(ageTexts([21, 60])).toEqual({ ageMin: '21', ageMax: '' });
});
