import { describe, expect, test } from 'vitest';
import { differingFields, isSame } from '../../../people/profiles/shared/sections/differing.ts';
import { mergeSection, pairLines, valueAt, wishesFromOwn } from './rules.ts';

const groups = [['height'], ['weight'], ['incomeMin', 'incomeMax']];
const base = { height: 165, weight: 60, incomeMin: 5, incomeMax: 10 };

describe('two who change a section', () => {
  test.each<[string, object, object, object, string[][], string[][]]>([
    ['nothing', {}, {}, {}, [], []],
    ['only one of them', { height: 166 }, {}, { height: 166 }, [], []],
    ['only the other', {}, { height: 167 }, { height: 167 }, [], [['height']]],
    ['different fields', { height: 166 }, { weight: 61 }, { height: 166, weight: 61 }, [], [['weight']]],
    [
      'the same field to different values',
      { height: 166 },
      { height: 167 },
      { height: 166 },
      [['height']],
      [],
    ],
    ['the same field to the same value', { height: 166 }, { height: 166 }, { height: 166 }, [], []],
    [
      'two ends of one range',
      { incomeMin: 6 },
      { incomeMax: 12 },
      { incomeMin: 6, incomeMax: 10 },
      [['incomeMin', 'incomeMax']],
      [],
    ],
    ['a field to nothing, which is typed as an empty text', { weight: '' }, {}, { weight: '' }, [], []],
  ])('%s', (_, typed, saved, values, conflicts, changedElsewhere) => {
    const merged = mergeSection(base, { ...base, ...typed }, { ...base, ...saved }, groups);
    const wanted = { ...base, ...values };
    // Fields of a group go together.
    if (conflicts.length > 0) expect(merged.conflicts).toEqual(conflicts);
    expect(merged).toEqual({ values: wanted, conflicts, changedElsewhere });
  });
});

test('two tabs that weigh different wishes both keep their weight', () => {
  const groups = [
    ['ageMin', 'importance.age'],
    ['diet', 'importance.diet'],
    ['cities', 'importance.place'],
  ];
  const from = { ageMin: 25, diet: ['vegan'], cities: [], importance: { place: 'nice' } };
  const typed = { ...from, importance: { place: 'nice', age: 'must' } };
  const saved = { ...from, importance: { place: 'must', diet: 'must' } };
  const merged = mergeSection(from, typed, saved, groups);
  expect(merged.values.importance).toEqual({ age: 'must', diet: 'must', place: 'must' });
  expect(merged).toMatchObject({ conflicts: [], changedElsewhere: [groups[1], groups[2]] });
  // One that was taken back to the usual weight is a change as well.
  const back = mergeSection(from, { ...from, importance: {} }, saved, groups);
  expect(back.conflicts).toEqual([groups[2]]);
  expect(valueAt(back.values, 'importance.place')).toBe('important');
});

test('lines of two versions are paired by their fields, also where one has more of them', () => {
  const line = (field: string, text: string | null) => ({
    fields: [field],
    label: field.toUpperCase(),
    text,
  });
  expect(
    pairLines([line('a', '1'), line('c', '3')], [line('a', '2'), line('b', '5'), line('c', null)]),
  ).toEqual([
    { fields: ['a'], label: 'A', saved: '1', typed: '2' },
    { fields: ['c'], label: 'C', saved: '3', typed: null },
    { fields: ['b'], label: 'B', saved: null, typed: '5' },
  ]);
});

test.each<[unknown, unknown, boolean]>([
  [null, '', true],
  [null, 0, false],
  [0, '', false],
  ['a', 'A', false],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [[], [], true],
  [{ age: 'must' }, { age: 'must', height: 'important' }, true],
  [{ age: 'must' }, {}, false],
  [165, 165, true],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
  expect(differingFields({ field: one }, { field: other })).toEqual(same ? [] : ['field']);
});

test.each([
  [
    { gender: 'female', age: 27, heightCm: 160 },
    { ageMin: 27, ageMax: 33, heightMinCm: 160, heightMaxCm: null },
  ],
  [
    { gender: 'male', age: 30, heightCm: 175 },
    { ageMin: 24, ageMax: 30, heightMinCm: null, heightMaxCm: 175 },
  ],
  [
    { gender: 'male', age: 21, heightCm: null },
    { ageMin: 18, ageMax: 21, heightMinCm: null, heightMaxCm: null },
  ],
] as const)('the wishes of %j start from %j', (own, expected) => {
  expect(wishesFromOwn({ ...own, religion: 'jain', motherTongue: 'gu' })).toEqual({
    ...expected,
    religion: ['jain'],
    motherTongue: ['gu'],
  });
});
