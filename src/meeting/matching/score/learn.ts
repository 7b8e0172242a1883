import { setImmediate as nextTurn } from 'node:timers/promises';
import { addExamples } from './addExamples.ts';
import type { Side } from './model.ts';
import { factorize, substitute } from './solve.ts';

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

/** Returns room for examples. @param width how many features each has */
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

const MOST_STEPS = 60;
/** Parameters move less than this: done. */
const ENOUGH = 1e-5;
/** No step is longer in any parameter: it keeps Newton's method from leaping when nearly everything is alike. */
const LONGEST_STEP = 2;
/** The curvature of before is used while each step is at most this part of the one before: counting it takes the longest. */
const CONVERGING = 0.3;
const ROWS_AT_ONCE = 4000;

/**
 * Learns who decides how: logistic regression with a pull towards the starting values (ridge), by Newton's method. The
 * same examples give the same result. Other work goes on between pieces of some milliseconds.
 * @param ridge strength of the pull, in examples; the intercept is hardly pulled
 * @param guess where the search begins: what another ridge gave is nearer than the starting values
 */
export async function learn(start: Side, examples: Examples, ridge: number, guess = start): Promise<Side> {
  const { count, width } = examples;
  const size = width + 2;
  const from = Float64Array.from([start.intercept, start.pull, ...start.weights]);
  const now = Float64Array.from([guess.intercept, guess.pull, ...guess.weights]);
  const pullOf = (place: number) => (place === 0 ? 1e-3 : ridge);
  const slope = new Float64Array(size);
  const curve = new Float64Array(size * size);
  let before = 0;
  for (let step = 0; step < MOST_STEPS && count > 0; step++) {
    const fresh = before === 0;
    if (fresh) curve.fill(0);
    for (let place = 0; place < size; place++) {
      slope[place] = pullOf(place) * (from[place]! - now[place]!);
      if (fresh) curve[place * size + place] = pullOf(place);
    }
    for (let first = 0; first < count; first += ROWS_AT_ONCE) {
      await nextTurn();
      addExamples(examples, first, Math.min(count, first + ROWS_AT_ONCE), {
        now,
        slope,
        curve: fresh ? curve : null,
      });
    }
    if (fresh) factorize(curve, size);
    const change = substitute(curve, slope);
    const longest = change.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const scale = Math.min(1, LONGEST_STEP / longest);
    for (let place = 0; place < size; place++) now[place]! += scale * change[place]!;
    if (longest < ENOUGH) break;
    const converging = scale === 1 && (fresh || longest < CONVERGING * before);
    before = converging ? longest : 0;
  }
  return { intercept: now[0]!, pull: now[1]!, weights: [...now.subarray(2)] };
}
