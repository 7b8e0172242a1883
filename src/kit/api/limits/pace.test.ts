import { expect, test } from 'vitest';
import { pace } from './pace.ts';

test('four writes of an account run at once, the others in their order, and those of another account at once', async () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const write = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((resolve) => ends.push(() => resolve(n)));
  };
  const all = Array.from({ length: 20 }, (_, n) => pace(1, write(n)));
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await pace(2, async () => 'done')).toBe('done');
  let most = 0;
  while (ends.length > 0) {
    most = Math.max(most, ends.length);
    ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect([most, begun, await Promise.all(all)]).toEqual([
    4,
    Array.from({ length: 20 }, (_, n) => n),
    Array.from({ length: 20 }, (_, n) => n),
  ]);
});

test('a write that fails hands its place on, and too many that wait are refused', async () => {
  const fail = () => Promise.reject(new Error('failed'));
  const failed = await Promise.allSettled(Array.from({ length: 10 }, () => pace(1, fail)));
  expect(failed.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 204 }, () => pace(1, () => promise));
  await expect(pace(1, () => promise)).rejects.toMatchObject({ status: 503 });
  resolve();
  await Promise.all(all);
});
