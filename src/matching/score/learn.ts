import { setImmediate as nextTurn } from 'node:timers/promises';
import { chanceOf, type Side } from './model.ts';
import { solve } from './solve.ts';

/** Decisions to learn from: one row each. */
export type Examples = {
  count: number;
  /** How many features each has; they are one row after the other. */
  width: number;
  features: Float32Array;
  /** How well the other fits the wishes of the one who decided, 0 to 1. */
  fits: Float32Array;
  /** What is known of the two already, in log-odds: their rates. */
  offsets: Float32Array;
  /** 1: yes, 0: no. */
  outcomes: Uint8Array;
  /** How much each counts: less when it is long ago, or only perhaps seen. */
  weights: Float32Array;
};

export function makeExamples(capacity: number, width: number): Examples {
  return {
    count: 0,
    width,
    features: new Float32Array(capacity * width),
    fits: new Float32Array(capacity),
    offsets: new Float32Array(capacity),
    outcomes: new Uint8Array(capacity),
    weights: new Float32Array(capacity).fill(1),
  };
}

const MOST_STEPS = 25;
/** Parameters move less than this: done. */
const ENOUGH = 1e-5;
/** No step is longer in any parameter: it keeps Newton's method from leaping when nearly everything is alike. */
const LONGEST_STEP = 2;
const ROWS_AT_ONCE = 4000;

/**
 * Learns who decides how: logistic regression with a pull towards the starting values (ridge), by Newton's method. The
 * same examples give the same result. Other work goes on between pieces of some milliseconds.
 * @param ridge strength of the pull, in examples; the intercept is hardly pulled
 */
export async function learn(start: Side, examples: Examples, ridge: number): Promise<Side> {
  const { count, width } = examples;
  const size = width + 2;
  const from = Float64Array.from([start.intercept, start.pull, ...start.weights]);
  const now = Float64Array.from(from);
  const pullOf = (place: number) => (place === 0 ? 1e-3 : ridge);
  const row = new Float64Array(size);
  for (let step = 0; step < MOST_STEPS && count > 0; step++) {
    const slope = new Float64Array(size);
    const curve = new Float64Array(size * size);
    for (let place = 0; place < size; place++) {
      slope[place] = pullOf(place) * (from[place]! - now[place]!);
      curve[place * size + place] = pullOf(place);
    }
    for (let at = 0; at < count; at++) {
      if (at % ROWS_AT_ONCE === 0) await nextTurn();
      addExample(examples, at, { now, row, slope, curve });
    }
    const change = solve(curve, slope);
    const longest = change.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const scale = Math.min(1, LONGEST_STEP / longest);
    for (let place = 0; place < size; place++) now[place]! += scale * change[place]!;
    if (longest < ENOUGH) break;
  }
  return { intercept: now[0]!, pull: now[1]!, weights: [...now.subarray(2)] };
}

type Sums = { now: Float64Array; row: Float64Array; slope: Float64Array; curve: Float64Array };

function addExample(
  { width, features, fits, offsets, outcomes, weights }: Examples,
  index: number,
  sums: Sums,
): void {
  const { now, row, slope, curve } = sums;
  const size = width + 2;
  row[0] = 1;
  row[1] = fits[index]! - 0.5;
  for (let place = 0; place < width; place++) row[place + 2] = features[index * width + place]!;
  let odds = offsets[index]!;
  for (let place = 0; place < size; place++) odds += now[place]! * row[place]!;
  const chance = chanceOf(odds);
  const weight = weights[index]!;
  const miss = weight * (outcomes[index]! - chance);
  const spread = weight * chance * (1 - chance);
  for (let place = 0; place < size; place++) {
    const value = row[place]!;
    if (value === 0) continue;
    slope[place]! += miss * value;
    const scaled = spread * value;
    const line = place * size;
    for (let other = 0; other <= place; other++) curve[line + other]! += scaled * row[other]!;
  }
}
