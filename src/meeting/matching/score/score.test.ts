import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bell, chance } from '../../../../seed/random.ts';
import { factsOf, wishesOf } from '../../../people/profiles/fit/wishes.ts';
import { WISHES } from '../../../people/profiles/shared/wishes/list.ts';
import { BRAKE_MAX } from './constants.ts';
import { FEATURES, fillSeen, type ScoredPerson } from './features.ts';
import { learn, makeExamples } from './learn.ts';
import { chanceOf, type SideModel } from './model.ts';
import { capacityOf, nextBrake, rankOf } from './rank.ts';
import { fadeOf, smoothedLogOdds } from './rates.ts';

test('the brake grows with more interests than can be answered, falls with fewer, and has bounds', () => {
  expect(nextBrake(0, 10, 5)).toBeCloseTo(0.15);
  expect(nextBrake(0.2, 0, 5)).toBeCloseTo(0.05);
  expect(nextBrake(0.2, 5, 5)).toBeCloseTo(0.2);
  expect(nextBrake(0, 0, 5)).toBe(0);
  expect(nextBrake(0, 10_000, 3)).toBe(BRAKE_MAX);
});

test.each([
  [null, 5],
  [0, 3],
  [7, 7],
  [40, 15],
])('who answers %j a week can answer %j', (answered, capacity) => {
  expect(capacityOf(answered)).toBe(capacity);
});

test('a rate is nothing without events, and needs many to be far from the usual', () => {
  expect(smoothedLogOdds({ for: 0, against: 0 }, 0.3)).toBe(0);
  const one = smoothedLogOdds({ for: 1, against: 0 }, 0.3);
  const many = smoothedLogOdds({ for: 20, against: 0 }, 0.3);
  expect(one).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(2 * one);
  expect(smoothedLogOdds({ for: 3, against: 7 }, 0.3)).toBeCloseTo(0);
  expect(fadeOf(90, 90)).toBe(0.5);
});

test('the order: a likelier match, a newcomer and somebody active come before, somebody who drowns after', () => {
  const usual = { idleDays: 0, brake: 0, newcomer: false };
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      fc.double({ min: 0.01, max: 0.9, noNaN: true }),
      (sends, accepts) => {
        const rank = rankOf(sends, accepts, usual);
        return (
          rankOf(sends * 1.05, accepts, usual) > rank &&
          rankOf(sends, accepts, { ...usual, newcomer: true }) > rank &&
          rankOf(sends, accepts, { ...usual, idleDays: 10 }) < rank &&
          rankOf(sends, accepts, { ...usual, brake: 0.5 }) < rank
        );
      },
    ),
  );
});

test('learning finds the weights behind decisions, whatever is known of the people already', async () => {
  const next = chance(11);
  const truth = [1.2, -0.8, 0];
  const count = 6000;
  const examples = makeExamples(count, truth.length);
  examples.count = count;
  for (let row = 0; row < count; row++) {
    const features = truth.map(() => bell(next, 0, 1));
    examples.features.set(features, row * truth.length);
    examples.fits[row] = next();
    examples.offsets[row] = bell(next, 0, 1);
    const odds = -0.5 + 3 * (examples.fits[row]! - 0.5) + examples.offsets[row]!;
    const all = truth.reduce((sum, weight, place) => sum + weight * features[place]!, odds);
    examples.outcomes[row] = next() < chanceOf(all) ? 1 : 0;
  }
  const start: SideModel = { intercept: 0, pull: 1, weights: [0, 0, 0] };
  const learned = await learn(start, examples, 1);
  // Wherever the search begins, the result is the same.
  const far: SideModel = { intercept: -3, pull: -4, weights: [2, 2, -2] };
  const again = await learn(start, examples, 1, far);
  [learned.intercept, learned.pull, ...learned.weights].forEach((found, place) => {
    expect(found).toBeCloseTo([again.intercept, again.pull, ...again.weights][place]!, 4);
  });
  [learned.intercept, learned.pull, ...learned.weights].forEach((found, place) => {
    expect(Math.abs(found - [-0.5, 3, ...truth][place]!)).toBeLessThan(0.2);
  });
});

test('what is learned is where the likelihood with its pull is flat, for any number of rows', async () => {
  const next = chance(4);
  const [width, ridge] = [5, 7];
  for (const count of [1, 2, 3, 37]) {
    const examples = makeExamples(count, width);
    examples.count = count;
    for (let cell = 0; cell < count * width; cell++) examples.features[cell] = bell(next, 0, 1);
    for (let row = 0; row < count; row++) {
      examples.fits[row] = next();
      examples.offsets[row] = bell(next, 0, 1);
      examples.outcomes[row] = next() < 0.4 ? 1 : 0;
      examples.weights[row] = next();
    }
    const start: SideModel = { intercept: 0, pull: 1, weights: [0.5, 0, 0, 0, -0.5] };
    const found = await learn(start, examples, ridge);
    const slope = found.weights.map((weight, place) => ridge * (start.weights[place]! - weight));
    for (let row = 0; row < count; row++) {
      const features = examples.features.slice(row * width, (row + 1) * width);
      const odds = found.weights.reduce(
        (sum, weight, place) => sum + weight * features[place]!,
        found.intercept,
      );
      const all = odds + found.pull * (examples.fits[row]! - 0.5) + examples.offsets[row]!;
      const miss = examples.weights[row]! * (examples.outcomes[row]! - chanceOf(all));
      features.forEach((value, place) => {
        slope[place]! += miss * value;
      });
    }
    for (const one of slope) expect(Math.abs(one)).toBeLessThan(1e-3);
  }
});

test('nothing is learned from a wish for income or manglik, whether it is met or not', () => {
  const wishes = wishesOf({});
  const person = {
    facts: factsOf({}, 30),
    wishes,
    leftOut: 0,
    hasPhoto: true,
    verified: true,
  } as ScoredPerson;
  const featuresOf = (share: number) => {
    const into = new Float64Array(FEATURES.length);
    fillSeen(
      person,
      Float64Array.from(WISHES, () => share),
      0.5,
      into,
    );
    return into;
  };
  const [met, unmet] = [featuresOf(1), featuresOf(0)];
  const learned = WISHES.filter((_, place) => met[place] !== unmet[place]);
  expect(WISHES.filter((wish) => !learned.includes(wish))).toEqual(['income', 'manglik']);
});
