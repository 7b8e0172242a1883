import { smoothedLogOdds } from '../../src/meeting/matching/score/rates.ts';
import type { Shown } from './log.ts';

/** How often people are chosen and choose, in log-odds; `without` is a decision that is left out of the count. */
export type PersonRates = {
  chosen(person: number, without: 0 | 1 | null): number;
  choosing(person: number, without: 0 | 1 | null): number;
};

/** For people without any data. */
export const noRates: PersonRates = { chosen: () => 0, choosing: () => 0 };

const PASSES = 4;

type Decision = { actor: number; about: number; yes: 0 | 1 };

/**
 * Counts who was chosen and who chose. Each rate is against what is to be expected: being chosen by somebody who
 * chooses everybody shows little.
 */
export function countTallies(rows: Shown[], people: number): PersonRates {
  const seen = new Set<string>();
  const decisions: Decision[] = [];
  const add = (actor: number, about: number, yes: 0 | 1 | null) => {
    const key = `${actor} ${about}`;
    if (yes === null || seen.has(key)) return;
    seen.add(key);
    decisions.push({ actor, about, yes });
  };
  for (const { who, whom, sent } of rows) add(who, whom, sent);
  for (const { who, whom, answered } of rows) add(whom, who, answered);
  const usual = decisions.reduce((sum, { yes }) => sum + yes, 0) / Math.max(1, decisions.length);
  const about = sums(people);
  const summed = sums(people);
  for (const one of decisions) {
    about.count(one.about, one.yes);
    summed.count(one.actor, one.yes);
  }
  for (let pass = 0; pass < PASSES; pass++) {
    about.expect(
      decisions,
      ({ about: person }) => person,
      ({ actor: person }) => summed.rate(person, null),
      usual,
    );
    summed.expect(
      decisions,
      ({ actor: person }) => person,
      ({ about: person }) => about.rate(person, null),
      usual,
    );
  }
  return { chosen: about.rate, choosing: summed.rate };
}

function sums(people: number) {
  const yes = new Float64Array(people);
  const all = new Float64Array(people);
  const expected = new Float64Array(people).fill(0.5);
  return {
    count(person: number, outcome: 0 | 1) {
      yes[person]! += outcome;
      all[person]! += 1;
    },
    /** Sets what is expected of each person, from the rates of those on the other side. */
    expect(
      decisions: Decision[],
      personOf: (one: Decision) => number,
      otherRate: (one: Decision) => number,
      usual: number,
    ) {
      const base = Math.log(usual / (1 - usual));
      const sum = new Float64Array(people);
      for (const one of decisions) sum[personOf(one)]! += 1 / (1 + Math.exp(-base - otherRate(one)));
      for (let person = 0; person < people; person++) {
        expected[person] = Math.min(0.98, Math.max(0.02, all[person]! ? sum[person]! / all[person]! : usual));
      }
    },
    rate(person: number, without: 0 | 1 | null): number {
      const left = without === null ? 0 : 1;
      const count = {
        for: yes[person]! - (without ?? 0),
        against: all[person]! - left - (yes[person]! - (without ?? 0)),
      };
      if (count.for + count.against <= 0) return 0;
      return smoothedLogOdds(count, expected[person]!);
    },
  };
}
