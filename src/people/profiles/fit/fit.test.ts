import { expect, test } from 'vitest';
import type { Wish } from '../shared/wishes/list.ts';
import {
  countMet,
  fitOf,
  meetsAll,
  meetsAllButNice,
  meetsMusts,
  statedFit,
  utilities,
  wishPlaces,
} from './fit.ts';
import { factsOf, type PersonFacts, type Wishes, weightsOf, wishesOf } from './wishes.ts';

const facts: PersonFacts = {
  ...factsOf({}, 28),
  heightCm: 165,
  maritalStatus: 1,
  religion: 10,
  caste: 'maratha',
  motherTongue: 20,
  diet: 50,
  education: 30,
  profession: 'software engineer',
  state: 40,
  city: 'pune',
  coordinates: [18.52, 73.86],
  country: 60,
  income: 120,
  nativeState: 40,
  gotra: 'kashyap',
};
const none = wishesOf({});
const wishing = (wishes: Partial<Wishes>): Wishes => ({
  ...none,
  ...wishes,
  weights: weightsOf(wishes.nice ?? []),
});
const silent: PersonFacts = {
  ...facts,
  heightCm: null,
  income: null,
  gotra: null,
  caste: null,
  diet: null,
  profession: null,
  state: null,
  city: null,
  coordinates: null,
};

const [inside, unknown] = [1, 0.5];

test.each<[Wish, Partial<Wishes>, number | null, PersonFacts?]>([
  ['age', {}, null],
  ['age', { ageMin: 28, ageMax: 28 }, inside],
  ['age', { ageMin: 29 }, Math.exp(-1 / 4)],
  ['age', { ageMax: 26 }, Math.exp(-1)],
  ['height', { heightMinCm: 160 }, inside],
  ['height', { heightMinCm: 170 }, Math.exp(-1)],
  ['height', { heightMaxCm: 155 }, Math.exp(-4)],
  ['height', { heightMinCm: 150 }, unknown, silent],
  ['maritalStatus', { maritalStatus: [1, 2] }, inside],
  ['religion', { religion: [11] }, 0],
  ['religion', { religion: [11], nice: ['religion'] }, 0.3],
  ['caste', { caste: ['maratha'] }, inside],
  ['caste', { caste: ['maratha'] }, unknown, silent],
  ['motherTongue', { motherTongue: [20] }, inside],
  ['education', { education: [31], nice: ['caste'] }, 0],
  ['profession', { profession: ['software engineer'] }, inside],
  ['diet', { diet: [50, 51] }, inside],
  ['diet', { diet: [51] }, 0],
  ['diet', { diet: [51] }, unknown, silent],
  ['place', { states: [40] }, inside],
  ['place', { cities: ['pune'], states: [41] }, inside],
  ['place', { cities: ['chennai'], coordinates: [[13.09, 80.28]] }, 0],
  ['place', { cities: ['chennai'] }, unknown, silent],
  ['country', { country: [61] }, 0],
  ['income', { incomeMinRupees: 120 }, inside],
  ['income', { incomeMinRupees: 130 }, Math.exp(-1)],
  ['income', { incomeMinRupees: 130 }, unknown, silent],
  ['nativePlace', { nativeStates: [40] }, inside],
  ['nativePlace', { nativeDistricts: ['nagpur'], nativeStates: [41] }, 0],
  // Only the state is stated: nobody knows the district.
  ['nativePlace', { nativeDistricts: ['nagpur'] }, unknown],
  ['manglik', { manglik: [1] }, unknown],
  ['gotra', { gotras: ['vasishtha'] }, inside],
  ['gotra', { gotras: ['vasishtha', 'kashyap'] }, 0],
  ['gotra', { gotras: ['kashyap'], nice: ['gotra'] }, 0.3],
  ['gotra', { gotras: ['kashyap'] }, unknown, silent],
])('%s with the wishes %j', (wish, wishes, expected, of = facts) => {
  const all = wishing(wishes);
  const shares = utilities(of, all, []);
  expect(shares[wishPlaces[wish]]).toBeCloseTo(expected ?? -1, 3);
});

test('a neighbouring city counts by its distance, never as the one that was asked for', () => {
  const near = utilities(facts, { ...none, cities: ['mumbai'], coordinates: [[19.07, 72.88]] }, []);
  expect(near[wishPlaces.place]).toBeCloseTo(Math.exp(-((120 / 150) ** 2)), 1);
  const next = utilities(facts, { ...none, cities: ['khadki'], coordinates: [[18.52, 73.86]] }, []);
  expect(countMet(next)).toEqual({ met: [], of: 1 });
});

test.each<[string, Partial<Wishes>, number]>([
  ['without wishes a half', {}, 0.5],
  ['one that is met', { religion: [10] }, (3 + 1) / 5],
  ['one that is not', { religion: [11] }, 1 / 5],
  ['nice to have weighs a third', { religion: [10], caste: ['brahmin'], nice: ['caste'] }, (3 + 0.3 + 1) / 6],
  ['a must weighs as an important one', { religion: [10], must: ['religion'] }, 4 / 5],
])('the stated fit: %s', (_, wishes, expected) => {
  const all = wishing(wishes);
  expect(statedFit(facts, all)).toBeCloseTo(expected, 10);
  expect(fitOf(utilities(facts, all, []), all)).toBeCloseTo(expected, 10);
});

test.each<[Partial<Wishes>, { musts: boolean; all: boolean }]>([
  [{}, { musts: true, all: true }],
  [{ ageMin: 29 }, { musts: true, all: false }],
  [
    { ageMin: 29, must: ['age'] },
    { musts: false, all: false },
  ],
  [
    { ageMin: 28, must: ['age'] },
    { musts: true, all: true },
  ],
  [
    { heightMinCm: 150, must: ['height'] },
    { musts: false, all: false },
  ],
  // A must without a wish requires nothing.
  [{ must: ['caste'] }, { musts: true, all: true }],
])('with the wishes %j: %j', (wishes, { musts, all }) => {
  const met = utilities({ ...facts, heightCm: null }, wishing(wishes), []);
  expect([meetsMusts(met, wishing(wishes)), meetsAll(met)]).toEqual([musts, all]);
});

test.each<[Partial<Wishes>, boolean]>([
  [{}, true],
  [{ ageMin: 29 }, false],
  [{ ageMin: 29, nice: ['age'] }, true],
  [{ ageMin: 29, nice: ['height'] }, false],
  // What is not stated is not met.
  [{ heightMinCm: 150 }, false],
  [{ heightMinCm: 150, nice: ['height'] }, true],
])('the search of a family with the wishes %j opens with the profile in it: %s', (wishes, expected) => {
  const met = utilities({ ...facts, heightCm: null }, wishing(wishes), []);
  expect(meetsAllButNice(met, wishing(wishes))).toBe(expected);
});

test('counts what is met', () => {
  const met = utilities(facts, { ...none, ageMin: 20, religion: [11], states: [40] }, []);
  expect(countMet(met)).toEqual({ met: ['age', 'place'], of: 3 });
});
