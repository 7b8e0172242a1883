/**
 * A small seeded random generator: the same number gives the same people everywhere.
 * Not for anything secret.
 */

/** A random source: each call gives the next number in [0, 1). */
export type Chance = () => number;

/** Mulberry32: 32 bits of state, enough for choosing among lists. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hashes a text to 32 bits (FNV-1a), to seed a random source from a name. */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

export function pick<T>(next: Chance, list: readonly T[]): T {
  return list[Math.floor(next() * list.length)]!;
}

/** Returns a whole number from `low` to `high`, both included. */
export function between(next: Chance, low: number, high: number): number {
  return low + Math.floor(next() * (high - low + 1));
}

/** Returns a roughly normal number: the sum of three uniform ones, cut at three standard deviations. */
export function bell(next: Chance, mean: number, deviation: number): number {
  return mean + (next() + next() + next() - 1.5) * 2 * deviation;
}

/** Returns a picker that draws each item in proportion to its weight; weights need no common sum. */
export function weighted<T>(items: readonly T[], weights: readonly number[]): (next: Chance) => T {
  const sums: number[] = [];
  let total = 0;
  for (const weight of weights) {
    total += weight;
    sums.push(total);
  }
  return (next) => {
    const point = next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= point) low = middle + 1;
      else high = middle;
    }
    return items[low]!;
  };
}
