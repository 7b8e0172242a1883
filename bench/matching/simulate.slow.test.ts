import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

test.each([
  ['weak', 0.8, 1.25],
  ['strong', 1.6, 1.4],
])(
  'with %s popularity the whole makes more matches than p·q alone, and shows everybody',
  (_, popularity, more) => {
    // A small market for a short time; `node bench/matching.ts simulate` plays the large one.
    const market = { each: 300, weeks: 4, shown: 10, answers: 5, popularity };
    const alone = simulate(market, 'p·q alone', 1);
    const whole = simulate(market, 'the whole', 1);
    expect(whole.matches / alone.matches).toBeGreaterThan(more);
    expect(whole.gini).toBeLessThan(0.42);
    expect(whole.wasted).toBeLessThan(alone.wasted / 2);
  },
);
