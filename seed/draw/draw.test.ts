import { expect, test } from 'vitest';
import { lists, type VocabularyKind } from '../../src/base/vocabulary/shared/lists.ts';
import { ageOn, MARRIAGEABLE_AGE } from '../../src/people/profiles/shared/facts/age.ts';
import { name as nameRule } from '../../src/people/profiles/shared/rules.ts';
import { groupOf, groups } from '../data/groups.ts';
import { pools } from '../data/pools.ts';
import type { Culture, Religion } from '../data/states/state.ts';
import { states, tongues } from '../data/states.ts';
import { towns } from '../data/towns.ts';
import { chance } from '../random.ts';
import { type Drawn, draw } from './draw.ts';

const day = '2026-11-21';
const crowd = (seed: number, count: number): Drawn[] => {
  const next = chance(seed);
  return Array.from({ length: count }, () => draw(next, day));
};
const many = crowd(1, 20_000);
const share = (of: Drawn[], holds: (one: Drawn) => boolean) => of.filter(holds).length / of.length;
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('the same number draws the same people, another number others', () => {
  expect(crowd(7, 50)).toEqual(crowd(7, 50));
  expect(crowd(7, 50)).not.toEqual(crowd(8, 50));
  expect(crowd(7, 60).slice(0, 50)).toEqual(crowd(7, 50));
});

// Census of India 2011, in per cent, with room for chance.
test.each([
  ['Hindu', 78, 82],
  ['Muslim', 13, 15.5],
  ['Christian', 1.8, 2.9],
  ['Sikh', 1.3, 2.2],
  ['Buddhist', 0.4, 1],
  ['Jain', 0.2, 0.6],
  ['Other', 0.4, 1.1],
])('%s are %d to %d per cent', (religion, least, most) => {
  const percent = 100 * share(many, (one) => one.religion === religion);
  expect(percent).toBeGreaterThan(least);
  expect(percent).toBeLessThan(most);
});

test('everybody is of marriageable age and most are in their twenties', () => {
  for (const { gender, age, born } of many) {
    expect(ageOn(born, day)).toBe(age);
    expect(age).toBeGreaterThanOrEqual(MARRIAGEABLE_AGE[gender]);
  }
  expect(share(many, ({ age }) => age >= 21 && age < 33)).toBeGreaterThan(0.6);
  expect(share(many, ({ age }) => age >= 45)).toBeGreaterThan(0.01);
});

test('heights, incomes and marital status follow gender, schooling and age', () => {
  const women = many.filter(({ gender }) => gender === 'female');
  const men = many.filter(({ gender }) => gender === 'male');
  expect(women.length / many.length).toBeGreaterThan(0.4);
  expect(
    middle(men.map(({ heightCm }) => heightCm)) - middle(women.map(({ heightCm }) => heightCm)),
  ).toBeGreaterThan(9);
  const income = (education: string) =>
    middle(many.filter((one) => one.education === education).map(({ incomeMin }) => incomeMin ?? 0));
  expect(income('MBBS')).toBeGreaterThan(income('BA'));
  expect(income('MBA')).toBeGreaterThan(income('12th'));
  const single = (of: Drawn[]) => share(of, ({ maritalStatus }) => maritalStatus === 'Never Married');
  expect(single(many.filter(({ age }) => age < 28))).toBeGreaterThan(0.9);
  expect(single(many.filter(({ age }) => age > 42))).toBeLessThan(0.7);
});

test('most state whom they work with, as it fits their occupation; who does not work states no income', () => {
  const distinct = (profession: RegExp) => [
    ...new Set(many.filter((one) => profession.test(one.profession ?? '')).map((one) => one.workingWith)),
  ];
  expect(share(many, ({ workingWith }) => workingWith === null)).toBeLessThan(0.25);
  expect(distinct(/jawan/).sort()).toEqual(['Defence / civil services', null]);
  expect(distinct(/shop owner/i).sort()).toEqual(['Business / self-employed', null]);
  expect(distinct(/^Doctor$/).sort()).toEqual(['Government / public sector', 'Private company', null]);
  for (const { workingWith, profession, incomeMin, incomeMax } of many) {
    if (profession !== null) expect(workingWith).not.toBe('Not working');
    else expect([workingWith, incomeMin, incomeMax]).toEqual(['Not working', null, null]);
  }
  expect(share(many, ({ profession }) => profession === null)).toBeGreaterThan(0.02);
});

test('names, towns and communities are many and unevenly spread', () => {
  const count = (of: (one: Drawn) => unknown) => new Set(many.map(of)).size;
  expect(count(({ name }) => name)).toBeGreaterThan(10_000);
  expect(count(({ city }) => city)).toBeGreaterThan(700);
  expect(count(({ caste }) => caste)).toBeGreaterThan(80);
  expect(count(({ state }) => state)).toBeGreaterThan(30);
  expect(count(({ profession }) => profession)).toBeGreaterThan(300);
  expect(share(many, ({ city }) => city === 'Mumbai')).toBeGreaterThan(0.01);
});

test('a name fits the faith, a caste the faith and region, a town the state', () => {
  for (const one of many) {
    if (one.religion === 'Sikh')
      expect(one.name).toMatch(one.gender === 'female' ? / Kaur( |$)/ : / Singh( |$)/);
    if (one.religion === 'Hindu' || one.religion === 'Jain') expect(one.name).not.toMatch(/Mohammed|Khan$/);
    if (one.religion === 'Jain') expect(['Digambar', 'Shwetambar']).toContain(one.caste);
    if (one.religion === 'Muslim') expect(one.horoscope).toBeNull();
    if (one.motherTongue === 'Punjabi' && one.religion === 'Hindu') expect(one.caste).not.toBe('Maratha');
    expect(towns[one.state]).toContain(one.city);
    expect(nameRule.parse(one.name)).toBe(one.name);
    expect(one.bio ?? '').not.toMatch(/[{}]|undefined|!/);
  }
});

test('what people wish fits who they are', () => {
  for (const { gender, age, heightCm, religion, wishes } of many) {
    if (!wishes) continue;
    expect(wishes.ageMin).toBeLessThanOrEqual(wishes.ageMax);
    expect(wishes.ageMin).toBeGreaterThanOrEqual(MARRIAGEABLE_AGE[gender === 'female' ? 'male' : 'female']);
    expect(Math.abs((wishes.ageMin + wishes.ageMax) / 2 - age)).toBeLessThan(25);
    expect(wishes.heightMin).toBeLessThanOrEqual(wishes.heightMax);
    expect([[], [religion]]).toContainEqual(wishes.religion);
    expect(heightCm).toBeGreaterThan(120);
  }
});

test('every word is one that the forms offer', () => {
  const offered = (kind: VocabularyKind) => lists[kind].map(({ name }) => name);
  const distinct = (of: (one: Drawn) => string | null) => [...new Set(many.map(of))];
  const unknown = (kind: VocabularyKind, of: (one: Drawn) => string | null) =>
    distinct(of).filter((name) => name !== null && !offered(kind).includes(name));
  expect(unknown('religion', ({ religion }) => religion)).toEqual([]);
  expect(unknown('mother_tongue', ({ motherTongue }) => motherTongue)).toEqual([]);
  expect(unknown('marital_status', ({ maritalStatus }) => maritalStatus)).toEqual([]);
  expect(unknown('education', ({ education }) => education)).toEqual([]);
  expect(unknown('state', ({ state }) => state)).toEqual([]);
  expect(unknown('working_with', ({ workingWith }) => workingWith)).toEqual([]);
});

test('every state has towns, every culture a tongue, every group names and surnames', () => {
  expect(states.map(({ name }) => name).sort()).toEqual(lists.state.map(({ name }) => name).sort());
  expect(Object.keys(towns).sort()).toEqual(states.map(({ name }) => name).sort());
  for (const list of Object.values(towns)) expect(new Set(list).size).toBe(list.length);
  for (const state of states) {
    for (const religion of ['Hindu', ...Object.keys(state.religions)] as Religion[]) {
      for (const culture of Object.keys(state.by?.[religion] ?? state.cultures) as Culture[]) {
        const group = groupOf(culture, religion);
        expect(tongues[culture]).toBeDefined();
        expect(pools[group.pool]?.female.length).toBeGreaterThan(10);
        for (const { surnames, weight } of group.communities) {
          expect(weight).toBeGreaterThan(0);
          if (group.order !== 'father') expect(surnames.length).toBeGreaterThan(0);
        }
      }
    }
  }
  expect(Object.keys(groups).length).toBe(Object.keys(tongues).length);
});

test('no name stands among the women of its pool and the men too, but for those that both bear', () => {
  for (const key of ['north', 'muslim', 'telugu', 'bengali', 'tamil', 'christian']) {
    const { female, male } = pools[key]!;
    const both = female.filter((name) => male.includes(name));
    expect({ key, both: both.length < 12 ? 'few' : both }).toEqual({ key, both: 'few' });
  }
});
