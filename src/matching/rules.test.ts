import { expect, test } from 'vitest';
import { type Facts, match, meets, type Wishes } from './rules.ts';

const facts: Facts = {
  age: 28,
  heightCm: 165,
  maritalStatusId: 1,
  religionId: 10,
  caste: 'Maratha',
  motherTongueId: 20,
  educationId: 30,
  profession: 'Software Engineer',
  stateId: 40,
  city: 'Pune',
};
const none: Wishes = {
  ageMin: null,
  ageMax: null,
  heightMinCm: null,
  heightMaxCm: null,
  maritalStatusIds: [],
  religionIds: [],
  castes: [],
  motherTongueIds: [],
  educationIds: [],
  professions: [],
  stateIds: [],
  cities: [],
};

test.each([
  ['age', { ageMin: 28, ageMax: 28 }, true],
  ['age', { ageMin: 29 }, false],
  ['age', { ageMax: 27 }, false],
  ['age', {}, null],
  ['height', { heightMinCm: 160 }, true],
  ['height', { heightMinCm: 170 }, false],
  ['maritalStatus', { maritalStatusIds: [1, 2] }, true],
  ['religion', { religionIds: [11] }, false],
  ['caste', { castes: ['maratha'] }, true],
  ['caste', { castes: ['Brahmin'] }, false],
  ['motherTongue', { motherTongueIds: [20] }, true],
  ['education', { educationIds: [31] }, false],
  ['profession', { professions: ['software engineer'] }, true],
  ['place', { stateIds: [40] }, true],
  ['place', { cities: ['pune'], stateIds: [41] }, true],
  ['place', { cities: ['Mumbai'], stateIds: [41] }, false],
] as const)('%s with the wishes %j: %j', (term, wishes, expected) => {
  expect(meets(facts, { ...none, ...wishes } as Wishes)[term]).toBe(expected);
});

test('a fact that is not stated does not meet a wish', () => {
  const silent: Facts = { ...facts, heightCm: null, caste: null, stateId: null, city: null };
  expect(meets(silent, { ...none, heightMinCm: 150, castes: ['Maratha'], stateIds: [40] })).toMatchObject({
    height: false,
    caste: false,
    place: false,
  });
});

test('both ways count: who is wanted but does not want back ranks below a mutual fit', () => {
  const me = { facts, wishes: { ...none, ageMin: 25, ageMax: 32, religionIds: [10] } };
  const mutual = match(me, { facts, wishes: { ...none, ageMin: 25, religionIds: [10] } });
  const oneSided = match(me, { facts, wishes: { ...none, ageMin: 40, religionIds: [11] } });
  const neutral = match(me, { facts, wishes: none });
  expect(mutual).toEqual({ score: 100, meetsMine: ['age', 'religion'], meetsTheirs: ['age', 'religion'] });
  expect(oneSided.score).toBe(0);
  expect(neutral.score).toBe(71);
  expect(neutral.meetsTheirs).toEqual([]);
});
