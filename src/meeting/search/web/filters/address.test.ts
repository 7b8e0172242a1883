import { expect, test } from 'vitest';
import { joinValues, splitValues } from '../../shared/filters.ts';
import {
  type FilterTexts,
  queryOf,
  readFilters,
  withoutUsual,
  writeFilters,
  writeShared,
} from './address.ts';
import { rangeTexts, thumbsOf } from './range.ts';

const read = (address: string, member = true) => readFilters(new URLSearchParams(address), member);

const many = (count: number) => Array.from({ length: count }, (_, place) => `p${place}`).join(',');

test.each<[string, FilterTexts]>([
  ['', {}],
  ['q=%20pune%20&religion=jain', { q: 'pune', religion: 'jain' }],
  ['ageMin=25&ageMax=31', { ageMin: '25', ageMax: '31' }],
  ['ageMin=18&ageMax=100', {}],
  ['ageMin=18&ageMax=60', { ageMax: '60' }],
  ['ageMin=31&ageMax=25', {}],
  ['ageMin=17&ageMax=101', {}],
  ['ageMin=62&ageMax=70', { ageMin: '62', ageMax: '70' }],
  ['ageMin=twenty&ageMax=30.5', {}],
  ['gender=all', { gender: 'all' }],
  ['gender=ALL', {}],
  ['page=3&utm_source=mail', {}],
  ['q=%00&city=%07', {}],
  ['q=pune%0D%0Amba', { q: 'pune mba' }],
  [`q=${'x'.repeat(81)}&caste=${'x'.repeat(81)}`, {}],
  [`caste=${'x'.repeat(80)}`, { caste: 'x'.repeat(80) }],
  [`city=${many(61)}&religion=${many(61)}`, { city: many(60), religion: many(60) }],
  ['religion=hindu,jain&educationLevel=masters,none', { religion: 'hindu,jain', educationLevel: 'masters' }],
  ['withPhoto=1&verified=yes&income=7&activeWithin=30', { withPhoto: '1', activeWithin: '30' }],
  ['city=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', { city: 'पुणे' }],
])('%s holds %j', (address, texts) => expect(read(address)).toEqual(texts));

test('one search has one address', () => {
  expect(String(writeFilters({ state: 'ga', q: 'a & b', gender: 'female', city: ' ' }))).toBe(
    'q=a+%26+b&gender=female&state=ga',
  );
});

test('an address with filters says the gender, and what the viewer is shown anyway is no filter', () => {
  expect(String(writeShared({ state: 'ga' }, 'male'))).toBe('gender=male&state=ga');
  expect(String(writeShared({ state: 'ga', gender: '' }, 'male'))).toBe('gender=male&state=ga');
  expect(String(writeShared({ state: 'ga', gender: 'all' }, 'male'))).toBe('gender=all&state=ga');
  expect(String(writeShared({ state: 'ga' }, undefined))).toBe('state=ga');
  expect(String(writeShared({ state: ' ' }, 'male'))).toBe('');
  expect(withoutUsual({ state: 'ga', gender: 'male' }, 'male')).toEqual({ state: 'ga' });
  expect(withoutUsual({ state: 'ga', gender: 'female' }, 'male')).toEqual({ state: 'ga', gender: 'female' });
});

test('a range has two names, and a thumb at its end does not filter', () => {
  expect(queryOf({ ageMin: '25', ageMax: '', q: ' rao ' })).toEqual({ ageMin: '25', q: 'rao' });
  expect(thumbsOf({ ageMin: '', ageMax: '40' }, 'age')).toEqual([18, 40]);
  expect(rangeTexts('age', [18, 40], {})).toEqual({ ageMin: '', ageMax: '40' });
  expect(rangeTexts('height', [150, 213], {})).toEqual({ heightMin: '150', heightMax: '' });
});

test('an age beyond the slider stays while its other thumb moves, and goes once its own one does', () => {
  const wished = { ageMin: '50', ageMax: '65' };
  expect(thumbsOf(wished, 'age')).toEqual([50, 60]);
  expect(rangeTexts('age', [52, 60], wished)).toEqual({ ageMin: '52', ageMax: '65' });
  const moved = rangeTexts('age', [50, 58], wished);
  expect(moved).toEqual({ ageMin: '50', ageMax: '58' });
  expect(rangeTexts('age', [50, 60], moved)).toEqual({ ageMin: '50', ageMax: '' });
  const later = { ageMin: '62', ageMax: '70' };
  expect(thumbsOf(later, 'age')).toEqual([60, 60]);
  expect(rangeTexts('age', [60, 60], later)).toEqual(later);
  expect(rangeTexts('age', [55, 60], later)).toEqual({ ageMin: '55', ageMax: '70' });
});

test('several values of a filter are one text, whatever is in them', () => {
  const values = ['Iyer, Vadama', 'Maratha', ',', 'a\\,b'];
  expect(splitValues(joinValues(values))).toEqual(values);
  expect(splitValues(' hindu,jain,hindu, ')).toEqual(['hindu', 'jain']);
});

test('filters for members are left out for others', () => {
  expect(read('diet=jain&religion=jain&notSeen=1', false)).toEqual({ religion: 'jain' });
});
