import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { consume, reset, sweepLimits } from './limits.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a limit lets its number pass, also at once, then tells how long to wait, and opens again', async () => {
  const { db } = site.app;
  let now = new Date('2026-01-01T00:00:00Z');
  const clock = () => now;
  const limit = { key: 'tries of somebody@example.com', max: 3, windowSeconds: 60 };
  const waits = await Promise.all(Array.from({ length: 20 }, () => consume(db, clock, limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  now = new Date('2026-01-01T00:00:50Z');
  expect(await consume(db, clock, limit)).toBe(10);
  now = new Date('2026-01-01T00:01:00Z');
  expect(await consume(db, clock, limit)).toBe(0);
  await reset(db, limit.key);
  expect(
    await Promise.all([1, 2, 3, 4].map(() => consume(db, clock, limit))).then(
      (all) => all.filter((wait) => wait === 0).length,
    ),
  ).toBe(3);
  const stored = await db.selectFrom('limits').select('key').execute();
  expect(stored.some(({ key }) => key.includes('somebody'))).toBe(false);
  now = new Date('2026-01-02T00:00:00Z');
  await sweepLimits(db, clock);
  expect(await db.selectFrom('limits').select('key').execute()).toEqual([]);
});
