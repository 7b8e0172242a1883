import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRelevance, type Facts, LIFT, match, meets, type Ranked, type Wishes } from './rules.ts';

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

test('a fact that is not stated does not meet a preference', () => {
  const silent: Facts = { ...facts, heightCm: null, caste: null, stateId: null, city: null };
  expect(meets(silent, { ...none, heightMinCm: 150, castes: ['Maratha'], stateIds: [40] })).toMatchObject({
    height: false,
    caste: false,
    place: false,
  });
});

test('both ways count: a one-sided match ranks below a mutual one', () => {
  const me = { facts, wishes: { ...none, ageMin: 25, ageMax: 32, religionIds: [10] } };
  const mutual = match(me, { facts, wishes: { ...none, ageMin: 25, religionIds: [10] } });
  const oneSided = match(me, { facts, wishes: { ...none, ageMin: 40, religionIds: [11] } });
  const neutral = match(me, { facts, wishes: none });
  expect(mutual).toEqual({
    score: 100,
    rank: 100,
    fits: true,
    possible: true,
    meetsMine: ['age', 'religion'],
    meetsTheirs: ['age', 'religion'],
  });
  expect(oneSided).toMatchObject({ score: 0, fits: true });
  expect(neutral).toMatchObject({ score: null, rank: 71 });
  expect(neutral.meetsTheirs).toEqual([]);
});

test('a percentage is shown only where both have stated preferences, and an empty profile is not first', () => {
  const wishes = { ...none, ageMin: 25 };
  const score = (mine: Wishes, theirs: Wishes) =>
    match({ facts, wishes: mine }, { facts, wishes: theirs }).score;
  expect([score(none, none), score(wishes, none), score(none, wishes), score(wishes, wishes)]).toEqual([
    null,
    null,
    null,
    100,
  ]);
  const rank = (changed: Partial<Facts>) =>
    match({ facts, wishes: none }, { facts: { ...facts, ...changed }, wishes: none }).rank;
  const empty = { heightCm: null, maritalStatusId: null, educationId: null, profession: null, city: null };
  expect([rank({}), rank({ heightCm: null }), rank(empty)]).toEqual([50, 46, 30]);
});

test.each<[string, Partial<Wishes>, boolean, boolean]>([
  ['a must that is met', { must: ['religion'], religionIds: [10] }, true, true],
  ['a must that is not met', { must: ['religion'], religionIds: [11] }, false, false],
  ['an important one that is not met', { religionIds: [11] }, true, false],
  ['one nice to have that is not met', { nice: ['religion'], religionIds: [11] }, true, false],
  ['a must without a preference', { must: ['religion'] }, true, true],
])('%s leaves a match possible or not', (_, wishes, possible, fits) => {
  const wishing = { facts, wishes: { ...none, ...wishes } };
  const other = { facts, wishes: none };
  expect(match(wishing, other)).toMatchObject({ possible, fits });
  expect(match(other, wishing).possible).toBe(possible);
});

test('a must weighs more than an important preference, and that more than one nice to have', () => {
  const wishes = { ...none, religionIds: [11], ageMin: 28, ageMax: 28 };
  const rankWith = (weights: Partial<Wishes>) =>
    match({ facts, wishes: { ...wishes, ...weights } }, { facts, wishes: none }).rank;
  expect(rankWith({ must: ['religion'] })).toBeLessThan(rankWith({}));
  expect(rankWith({})).toBeLessThan(rankWith({ nice: ['religion'] }));
});

test('fits only who meets every preference of the viewer', () => {
  const me = { facts, wishes: { ...none, ageMin: 25, castes: ['Maratha'] } };
  const other = (changed: Partial<Facts>) =>
    match(me, { facts: { ...facts, ...changed }, wishes: none }).fits;
  expect(other({})).toBe(true);
  expect(other({ religionId: 11 })).toBe(true);
  expect(other({ age: 24 })).toBe(false);
  expect(other({ caste: null })).toBe(false);
});

describe('the order of relevance', () => {
  const people = fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1 }),
        rank: fc.integer({ min: 0, max: 100 }),
        promoted: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 60 },
    )
    // Ranks close to each other, where a promotion decides.
    .chain((all) =>
      fc
        .constantFrom(1, 4, 10)
        .map((part) => all.map((one) => ({ ...one, rank: Math.ceil(one.rank / part) }))),
    );
  const sorted = (all: Ranked[]) => all.toSorted(byRelevance);
  const plain = (all: Ranked[]) => sorted(all.map((one) => ({ ...one, promoted: false })));
  const ids = (all: Ranked[]) => all.map(({ id }) => id);

  test('without promotions is the better match first, equal ones the newest first', () => {
    fc.assert(
      fc.property(people, (all) => {
        const found = plain(all);
        for (const [place, one] of found.entries()) {
          const next = found[place + 1];
          if (!next) break;
          expect(one.rank).toBeGreaterThanOrEqual(next.rank);
          if (one.rank === next.rank) expect(one.id).toBeGreaterThan(next.id);
        }
      }),
    );
  });

  test('puts nobody before one who is LIFT points better or more', () => {
    fc.assert(
      fc.property(people, (all) => {
        for (const [place, one] of sorted(all).entries()) {
          for (const later of sorted(all).slice(place + 1)) {
            expect(later.rank - one.rank).toBeLessThan(one.promoted ? LIFT : 1);
          }
        }
      }),
    );
  });

  test('lifts past everybody who is less than LIFT points better and has no promotion', () => {
    fc.assert(
      fc.property(people, (all) => {
        for (const [place, one] of sorted(all).entries()) {
          if (!one.promoted) continue;
          for (const before of sorted(all).slice(0, place)) {
            if (!before.promoted) expect(before.rank - one.rank).toBeGreaterThanOrEqual(LIFT);
          }
        }
      }),
    );
  });

  test('leaves those without a promotion among themselves as they were, and those with one too', () => {
    fc.assert(
      fc.property(people, fc.boolean(), (all, promoted) => {
        const some = ids(all.filter((one) => one.promoted === promoted));
        expect(ids(sorted(all)).filter((id) => some.includes(id))).toEqual(
          ids(plain(all)).filter((id) => some.includes(id)),
        );
      }),
    );
  });

  test('is the same for any input order, so pages neither repeat nor skip anybody', () => {
    fc.assert(
      fc.property(
        people.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(ids(sorted(shuffled))).toEqual(ids(sorted(all)));
        },
      ),
    );
  });
});
