import type { Examples } from './learn.ts';
import { chanceOf } from './model.ts';

/** What the examples add to: the slope of the likelihood at `now`, and its curvature (the lower half) unless it is null. */
export type Sums = { now: Float64Array; slope: Float64Array; curve: Float64Array | null };

/** Rows whose curvature is added together: each of its cells is then read and written once for all of them. */
const TOGETHER = 4;

/** Adds the slope and the curvature of the examples from one index to before another. */
export function addExamples(
  examples: Examples,
  first: number,
  end: number,
  { now, slope, curve }: Sums,
): void {
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
