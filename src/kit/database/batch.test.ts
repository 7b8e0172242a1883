import { expect, test, vi } from 'vitest';
import { UnavailableError } from '../unavailable.ts';
import { openBatch, settleBatches } from './batch.ts';
import type { Database } from './db.ts';
import { isAmong } from './isAmong.ts';

const open = (write: (items: number[]) => Promise<void>) => {
  const db = {} as Database;
  return { ...openBatch<number>({ db, log: { error() {} } }, write), close: () => settleBatches(db) };
};

test('items are written together within half a second, once', async () => {
  vi.useFakeTimers();
  try {
    const written: number[][] = [];
    const batch = open(async (items) => void written.push(items));
    batch.add('one', 1);
    batch.add('two', 2);
    batch.add('one', 3);
    expect([batch.find('one'), written]).toEqual([3, []]);
    await vi.advanceTimersByTimeAsync(500);
    expect([batch.find('one'), written]).toEqual([undefined, [[3, 2]]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('who needs an item waits until it is written, and nobody else', async () => {
  const written: number[] = [];
  const under = Promise.withResolvers<void>();
  const batch = open(async (items) => {
    await under.promise;
    written.push(...items);
  });
  batch.add('one', 1);
  await batch.settle((item) => item === 2);
  const settled = batch.settle((item) => item === 1);
  batch.add('two', 2);
  under.resolve();
  await settled;
  expect(written).toEqual([1]);
  await batch.close();
  expect(written).toEqual([1, 2]);
});

test('what the database could not take is written later', async () => {
  const written: number[] = [];
  let fault: Error | null = new UnavailableError('The database does not answer.');
  const batch = open(async (items) => {
    if (fault) throw fault;
    written.push(...items);
  });
  batch.add('one', 1);
  await expect(batch.settle()).rejects.toThrow('does not answer');
  fault = null;
  batch.add('two', 2);
  await batch.settle();
  expect(written.sort()).toEqual([1, 2]);
});

test('what is written together is written alone where one of it is wrong', async () => {
  const written: number[] = [];
  const batch = open(async (items) => {
    if (items.includes(2)) throw new Error('wrong');
    written.push(...items);
  });
  for (const item of [1, 2, 3]) batch.add(String(item), item);
  await batch.close();
  expect(written).toEqual([1, 3]);
});

test('a short list of ids is written out in few forms', () => {
  const idsOf = (count: number) => {
    const node = isAmong(
      'p.id' as never,
      Array.from({ length: count }, (_, n) => n),
    ).toOperationNode();
    return JSON.stringify(node).match(/"value":\d+/g)?.length ?? 0;
  };
  expect([0, 1, 2, 3, 5, 24, 32].map(idsOf)).toEqual([0, 1, 2, 4, 8, 32, 32]);
});
