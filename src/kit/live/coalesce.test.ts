import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** Rounds that the test answers one by one. */
function openByHand() {
  const begun: PromiseWithResolvers<string>[] = [];
  const round = coalesce(() => {
    begun.push(Promise.withResolvers<string>());
    return begun.at(-1)!.promise;
  });
  return { begun, round };
}

test('who calls while a round runs waits for the next one, which they share', async () => {
  const { begun, round } = openByHand();
  const first = round();
  await turn();
  const [second, third] = [round(), round()];
  expect(begun).toHaveLength(1);
  begun[0]!.resolve('one');
  expect(await first).toBe('one');
  await expect.poll(() => begun.length).toBe(2);
  const late = round();
  begun[1]!.resolve('two');
  expect(await Promise.all([second, third])).toEqual(['two', 'two']);
  await expect.poll(() => begun.length).toBe(3);
  begun[2]!.resolve('three');
  expect(await late).toBe('three');
});

test('calls of one turn share a round, which begins once it is over', async () => {
  const { begun, round } = openByHand();
  const all = [round(), round()];
  await Promise.resolve();
  all.push(round());
  expect(begun).toHaveLength(0);
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]!.resolve('one');
  expect(await Promise.all(all)).toEqual(['one', 'one', 'one']);
  expect(begun).toHaveLength(1);
});

test('a round that fails fails for its callers, and not for those of the next', async () => {
  const { begun, round } = openByHand();
  const first = round();
  await turn();
  const second = round();
  begun[0]!.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.resolve('back');
  expect(await second).toBe('back');
});
