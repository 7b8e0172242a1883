import { between, chance } from '../../seed/random.ts';
import { FEATURES, makeBothWays, type ScoredPerson } from '../../src/meeting/matching/score/features.ts';
import { startModel } from '../../src/meeting/matching/score/model.ts';
import { pairScorer, type Scored } from '../../src/meeting/matching/score/rank.ts';
import { factsOf, weightsOf, wishesOf } from '../../src/people/profiles/fit/wishes.ts';

const PEOPLE = 2000;
const ROUNDS = 200;

/** Returns how many nanoseconds of processor time it takes to score a pair both ways, the best of five. */
export function measurePair(): number {
  const next = chance(3);
  const people = Array.from({ length: PEOPLE }, (_, place) => drawPerson(place % 2 === 0));
  const both = makeBothWays();
  const score = pairScorer(startModel(), FEATURES.length, both);
  const into: Scored = { sends: 0, accepts: 0, rank: 0, lifted: 0 };
  const standing = { chosen: 0.2, choosing: -0.1, brake: 0.1, idleDays: 3, newcomer: false };
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time++) {
    const began = process.cpuUsage();
    let sum = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const me = people[round * 2]!;
      for (let other = 1; other < PEOPLE; other += 2)
        sum += score(me, standing, people[other]!, standing, into).rank;
    }
    if (Number.isNaN(sum)) throw new Error('A score is not a number.');
    const { user, system } = process.cpuUsage(began);
    best = Math.min(best, ((user + system) * 1000) / (ROUNDS * (PEOPLE / 2)));
  }
  return best;

  function drawPerson(female: boolean): ScoredPerson {
    const age = between(next, 21, 40);
    const caste = `caste ${between(next, 1, 40)}`;
    return {
      female,
      facts: {
        ...factsOf({}, age),
        heightCm: between(next, 150, 190),
        maritalStatus: between(next, 1, 4),
        religion: between(next, 1, 6),
        caste,
        motherTongue: between(next, 1, 20),
        diet: between(next, 1, 5),
        education: between(next, 1, 15),
        profession: `profession ${between(next, 1, 60)}`,
        state: between(next, 1, 30),
        city: `city ${between(next, 1, 80)}`,
        coordinates: [between(next, 9, 30), between(next, 70, 90)],
      },
      wishes: {
        ...wishesOf({}),
        ageMin: age - 4,
        ageMax: age + 4,
        heightMinCm: 150,
        heightMaxCm: 180,
        maritalStatus: [1],
        religion: [between(next, 1, 6)],
        caste: [caste],
        motherTongue: [1, 2, 3],
        education: [1, 2, 3, 4],
        states: [between(next, 1, 30)],
        diet: [1, 2],
        must: ['religion'],
        nice: ['caste', 'education'],
        weights: weightsOf(['caste', 'education']),
      },
      diet: 1,
      smoking: 1,
      drinking: 1,
      verified: true,
      hasPhoto: true,
      leftOut: 0,
    };
  }
}
