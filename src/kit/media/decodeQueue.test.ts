import { expect, test } from 'vitest';
import { queueDecode } from './decodeQueue.ts';

/** Work that ends when it is told to, and how many of them run now. */
function makeWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return {
    work,
    most: () => most,
    async endOne() {
      await expect.poll(() => ends.length).toBe(1);
      ends.shift()!();
    },
    /** Ends the one that runs, and all that then begin. */
    async endAll(turns: Promise<unknown>[]) {
      let left = true;
      const done = Promise.allSettled(turns).finally(() => {
        left = false;
      });
      while (left) {
        for (const end of ends.splice(0)) end();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await done;
    },
  };
}

test('pictures are worked on one at a time; one profile may have 40 in turn, all profiles together 240', async () => {
  const { work, most, endOne, endAll } = makeWork();
  const of = (profile: number) => queueDecode(profile, work);
  const turns = Array.from({ length: 40 }, () => of(1));
  await expect(of(1)).rejects.toMatchObject({ status: 503 });
  // As one ends, one more has room.
  await endOne();
  await turns.shift();
  turns.push(of(1));
  await expect(of(1)).rejects.toMatchObject({ status: 503 });
  for (const profile of [2, 3, 4, 5, 6]) for (let count = 0; count < 40; count++) turns.push(of(profile));
  await expect(of(7)).rejects.toMatchObject({ status: 503 });
  await endAll(turns);
  expect(most()).toBe(1);
  // Everybody has room again.
  const later = Array.from({ length: 40 }, () => of(1));
  later.push(of(7));
  await endAll(later);
  expect((await Promise.allSettled(later)).map(({ status }) => status)).toEqual(Array(41).fill('fulfilled'));
});

test('a family with one picture does not wait for the twenty of another', async () => {
  const done: number[] = [];
  const of = (profile: number) => queueDecode(profile, async () => void done.push(profile));
  await Promise.all([...Array.from({ length: 20 }, () => of(1)), of(2), of(3)]);
  expect(Math.max(done.indexOf(2), done.indexOf(3))).toBeLessThan(4);
  expect(done.length).toBe(22);
});

test('a picture that fails keeps neither its place nor the others waiting', async () => {
  const fail = () => Promise.reject(new Error('damaged'));
  for (let count = 0; count < 50; count++) await expect(queueDecode(1, fail)).rejects.toThrow('damaged');
  expect(await queueDecode(1, async () => 'done')).toBe('done');
});
