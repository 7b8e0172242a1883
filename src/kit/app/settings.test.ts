import { expect, test } from 'vitest';
import type { Database } from '../database/db.ts';
import { openSettings } from './settings.ts';

/** Opens settings whose loads, but for the first, end when the test says so. */
async function open() {
  const waiting: PromiseWithResolvers<[]>[] = [];
  const lines: string[] = [];
  let changed = async () => {};
  let loads = 0;
  const execute = () => {
    loads += 1;
    if (loads === 1) return Promise.resolve([]);
    const load = Promise.withResolvers<[]>();
    waiting.push(load);
    return load.promise;
  };
  const db = { selectFrom: () => ({ select: () => ({ execute }) }) } as unknown as Database;
  const live = {
    onSettings: (listener: () => void) => {
      changed = listener as () => Promise<void>;
      return () => {};
    },
    onReset: () => () => {},
  };
  const settings = await openSettings(db, live, (line) => lines.push(line));
  return { settings, lines, waiting, change: () => changed() };
}

test('a load that fails because everything is closed is no warning', async () => {
  const { settings, lines, waiting, change } = await open();
  const done = change();
  await expect.poll(() => waiting.length).toBe(1);
  settings.close();
  waiting[0]!.reject(new Error('driver has already been destroyed'));
  await done;
  expect(lines).toEqual([]);
});

test('a load that fails while the site runs is reported and tried again', async () => {
  const { settings, lines, waiting, change } = await open();
  const done = change();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]!.reject(new Error('connection lost'));
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
  waiting[1]!.resolve([]);
  await done;
  expect(lines).toEqual([expect.stringContaining('connection lost')]);
  settings.close();
});
