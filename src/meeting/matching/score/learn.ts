import { setImmediate as nextTurn } from 'node:timers/promises';
import { chanceOf, type SideModel } from './model.ts';
import { factorize, substitute } from './solve.ts';

/** Decisions to learn from: one row each. */
export type Examples = {
  count: number;
  /** How many features each decision has. They are stored one decision after the other. */
  width: number;
  features: Float32Array;
  /** How well the other fits the wishes of the deciding profile, 0 to 1. */
  fits: Float32Array;
  /** What is already known about the two, in log-odds: their rates. */
  offsets: Float32Array;
  /** 1: yes, 0: no. */
  outcomes: Uint8Array;
  /** The weight of each decision: less if it is long ago, or was perhaps not seen. */
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

const STEPS_MAX = 60;

/** Learning ends when the parameters move less than this. */
const ENOUGH = 1e-5;

/** The longest step in any parameter. It keeps Newton's method from leaping when nearly all examples are alike. */
const STEP_MAX = 2;

/**
 * The last curvature is reused while each step is at most this part of the one before: computing it takes the
 * longest.
 */
const CONVERGING = 0.3;
const ROWS_AT_ONCE = 4000;

/**
 * Learns who decides how: logistic regression with a pull towards the starting values (ridge), by Newton's method.
 * The same examples give the same result. Other work can run between pieces of some milliseconds.
 * @param ridge strength of the pull, in examples; the intercept is hardly pulled
 * @param guess where the search begins: the result for another ridge is nearer than the starting values
 */
export async function learn(
  start: SideModel,
  examples: Examples,
  ridge: number,
  guess = start,
): Promise<SideModel> {
  const { count, width } = examples;
  const size = width + 2;
  const from = Float64Array.from([start.intercept, start.pull, ...start.weights]);
  const now = Float64Array.from([guess.intercept, guess.pull, ...guess.weights]);
  const pullOf = (place: number) => (place === 0 ? 1e-3 : ridge);
  const slope = new Float64Array(size);
  const curve = new Float64Array(size * size);
  let before = 0;
  for (let step = 0; step < STEPS_MAX && count > 0; step++) {
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
    const scale = Math.min(1, STEP_MAX / longest);
    for (let place = 0; place < size; place++) now[place]! += scale * change[place]!;
    if (longest < ENOUGH) break;
    const converging = scale === 1 && (fresh || longest < CONVERGING * before);
    before = converging ? longest : 0;
  }
  return { intercept: now[0]!, pull: now[1]!, weights: [...now.subarray(2)] };
}

/**
 * Sums over the examples: the slope of the likelihood at `now`, and its curvature (the lower half) unless it is null.
 */
type Sums = { now: Float64Array; slope: Float64Array; curve: Float64Array | null };

/** Rows whose curvature is added together: each of its cells is read and written once for all of them. */
const TOGETHER = 4;

/** Adds the slope and the curvature of the examples from `first` to before `end`. */
function addExamples(examples: Examples, first: number, end: number, { now, slope, curve }: Sums): void {
  const size = examples.width + 2;
  const rows = Array.from({ length: TOGETHER }, () => new Float64Array(size));
  const spreads = new Float64Array(TOGETHER);
  for (let start = first; start < end; start += TOGETHER) {
    spreads.fill(0);
    for (let one = 0; one < TOGETHER && start + one < end; one++)
      spreads[one] = addSlope(examples, start + one, now, rows[one]!, slope);
    if (curve) addCurve(rows, spreads, curve);
  }
}

/** Adds the slope of an example, fills its row, and returns how much it bends the likelihood. */
function addSlope(
  { width, features, fits, offsets, outcomes, weights }: Examples,
  index: number,
  now: Float64Array,
  row: Float64Array,
  slope: Float64Array,
): number {
  row[0] = 1;
  row[1] = fits[index]! - 0.5;
  const from = index * width;
  for (let place = 0; place < width; place++) row[place + 2] = features[from + place]!;
  let odds = offsets[index]!;
  for (let place = 0; place < row.length; place++) odds += now[place]! * row[place]!;
  const chance = chanceOf(odds);
  const weight = weights[index]!;
  const miss = weight * (outcomes[index]! - chance);
  for (let place = 0; place < row.length; place++) slope[place]! += miss * row[place]!;
  return weight * chance * (1 - chance);
}

function addCurve(rows: Float64Array[], spreads: Float64Array, curve: Float64Array): void {
  const [a, b, c, d] = rows as [Float64Array, Float64Array, Float64Array, Float64Array];
  const size = a.length;
  for (let place = 0; place < size; place++) {
    const [one, two] = [spreads[0]! * a[place]!, spreads[1]! * b[place]!];
    const [three, four] = [spreads[2]! * c[place]!, spreads[3]! * d[place]!];
    if (one === 0 && two === 0 && three === 0 && four === 0) continue;
    const line = place * size;
    for (let other = 0; other <= place; other++) {
      curve[line + other]! += one * a[other]! + two * b[other]! + three * c[other]! + four * d[other]!;
    }
  }
}
