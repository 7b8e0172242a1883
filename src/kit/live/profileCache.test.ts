import { expect, test } from 'vitest';
import { openProfileCache } from './profileCache.ts';

/** A database that notifies this process when it catches up, as PostgreSQL does. */
function setUp(size = 100) {
  const rows = new Map<number, string>();
  const waiting: { profiles?: number[] }[] = [];
  const listeners = { facts: (_changed: { profiles?: number[] }) => {}, reset: () => {} };
  const reads: number[][] = [];
  const it = {
    lost: false,
    reads,
    beforeAnswer: async () => {},
    reset: () => listeners.reset(),
    write(id: number, row: string, told: { profiles?: number[] } = { profiles: [id] }) {
      rows.set(id, row);
      waiting.push(told);
    },
    receive() {
      for (const told of waiting.splice(0)) listeners.facts(told);
    },
  };
  const live = {
    async catchUp() {
      if (it.lost) throw new Error('lost');
      it.receive();
    },
    onFacts(listener: typeof listeners.facts) {
      listeners.facts = listener;
      return () => {};
    },
    onReset(listener: () => void) {
      listeners.reset = listener;
      return () => {};
    },
  };
  async function read(ids: number[]) {
    reads.push(ids);
    const found = new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!] as const] : [])));
    await it.beforeAnswer();
    return found;
  }
  return Object.assign(it, { held: openProfileCache(live, read, size) });
}

const get = async ({ held }: ReturnType<typeof setUp>, ...ids: number[]) =>
  Object.fromEntries(await held.get(ids));

test('a row is read once, and again after it has changed', async () => {
  const it = setUp();
  for (const id of [1, 2, 3]) it.write(id, `row ${id}`);
  it.receive();
  expect(await get(it, 1, 2)).toEqual({ 1: 'row 1', 2: 'row 2' });
  expect(await get(it, 1, 2, 3, 4)).toEqual({ 1: 'row 1', 2: 'row 2', 3: 'row 3' });
  it.write(2, 'changed');
  expect(await get(it, 1, 2, 3)).toEqual({ 1: 'row 1', 2: 'changed', 3: 'row 3' });
  it.write(1, 'changed too', {});
  expect(await get(it, 1, 3)).toEqual({ 1: 'changed too', 3: 'row 3' });
  expect(it.reads).toEqual([[1, 2], [3, 4], [2], [1, 3]]);
});

test('a row that changes while it is read is not kept', async () => {
  const it = setUp();
  it.write(1, 'before');
  it.receive();
  for (const told of [{ profiles: [1] }, {}]) {
    it.beforeAnswer = async () => {
      it.beforeAnswer = async () => {};
      it.write(1, 'after', told);
      it.receive();
    };
    await get(it, 1);
    expect(await get(it, 1)).toEqual({ 1: 'after' });
  }
});

test('without its connection all is read, and nothing from before is used afterwards', async () => {
  const it = setUp();
  it.write(1, 'before');
  await get(it, 1);
  it.lost = true;
  it.write(1, 'meanwhile');
  expect(await get(it, 1)).toEqual({ 1: 'meanwhile' });
  it.write(1, 'last');
  it.beforeAnswer = async () => it.reset();
  await get(it, 1);
  it.lost = false;
  it.beforeAnswer = async () => {};
  expect(await get(it, 1)).toEqual({ 1: 'last' });
  expect(it.reads).toHaveLength(4);
});

test('the rows that were asked for last are kept', async () => {
  const it = setUp(2);
  for (const id of [1, 2, 3, 4, 5]) it.write(id, `row ${id}`);
  it.receive();
  for (const id of [1, 2, 3, 1, 4, 5, 1]) await get(it, id);
  expect(it.reads).toEqual([[1], [2], [3], [4], [5]]);
  await get(it, 2);
  expect(it.reads.at(-1)).toEqual([2]);
});
