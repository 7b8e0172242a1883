import { describe, expect, test } from 'vitest';
import { conversation, her, type List, lists, setUp } from '../../test/setup/cursors.ts';
import { contract } from '../app/contract.ts';
import { MESSAGES_PAGE_SIZE } from '../kit/api/lists/pages.ts';

setUp();

type Shape = { shape?: Record<string, unknown> };
type Endpoint = { '~orpc': { inputSchema?: Shape; outputSchema?: Shape } };

test('every endpoint with a next page has a cursor and is tested here', () => {
  const endpoints = Object.entries(contract).flatMap(([room, all]) =>
    Object.entries(all as unknown as Record<string, Endpoint>).map(([name, one]) => ({
      name: `${room}.${name}`,
      input: one['~orpc'].inputSchema?.shape ?? {},
      output: one['~orpc'].outputSchema?.shape ?? {},
    })),
  );
  const named = (having: (one: (typeof endpoints)[number]) => boolean) =>
    endpoints
      .filter(having)
      .map(({ name }) => name)
      .toSorted();
  // Recommendations come from a queue that is made at night, and nothing is removed from the audit log: their own tests
  // read their pages.
  const walked = [...Object.keys(lists), 'audit.list', 'audit.verify', 'matching.recommendations'].toSorted();
  expect(named(({ output }) => 'nextCursor' in output)).toEqual(walked);
  expect(named(({ input }) => 'cursor' in input)).toEqual(walked);
});

/** Reads one page. */
async function read({ browser, address, idsOf }: List, cursor: string | null = null) {
  const { status, body } = await browser().get(
    `${address()}${cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`}`,
  );
  return { status, body, ids: status === 200 ? idsOf(body) : [], next: body.nextCursor as string | null };
}

/** Reads all pages from a cursor on. */
async function readAll(list: List, cursor: string | null = null): Promise<string[]> {
  const page = await read(list, cursor);
  expect(page.status).toBe(200);
  return page.next === null ? page.ids : [...page.ids, ...(await readAll(list, page.next))];
}

describe.each(Object.entries(lists))('%s', (_name, list) => {
  test('has every row once, also of the same instant', async () => {
    const all = await readAll(list);
    expect(all.length).toBeGreaterThan(2 * MESSAGES_PAGE_SIZE);
    expect(new Set(all).size).toBe(all.length);
    expect(await readAll(list)).toEqual(all);
  });

  test('has the same cursor while nothing changes, so that its page is the same answer to everybody', async () => {
    expect((await read(list)).next).toBe((await read(list)).next);
  });

  test('continues where a page ended, whatever was added and removed in between', async () => {
    const all = await readAll(list);
    const first = await read(list);
    const rest = all.slice(first.ids.length);
    expect(rest.length).toBeGreaterThan(1);
    // The last row of the page, the one after it, and a new one at the top.
    await list.remove(first.ids.at(-1)!);
    await list.remove(rest[0]!);
    await list.add(1);
    expect(await readAll(list, first.next)).toEqual(rest.slice(1));
    const now = await readAll(list);
    expect(now.slice(1)).toEqual(all.filter((id) => id !== first.ids.at(-1) && id !== rest[0]));
    expect(all).not.toContain(now[0]);
  });

  test('refuses a cursor that it did not issue, at its field', async () => {
    const { next } = await read(list);
    const bytes = Buffer.from(next!, 'base64url');
    const others = Object.values(lists).filter((one) => one !== list);
    const foreign = await Promise.all(others.map(async (one) => (await read(one)).next!));
    const changed = [0, 12, 28, bytes.length - 1].map((place) => {
      const copy = Buffer.from(bytes);
      copy[place]! ^= 1;
      return copy.toString('base64url');
    });
    const wrong = [
      '',
      'x',
      '12',
      'P001',
      'null',
      '0'.repeat(200),
      'x'.repeat(201),
      next!.slice(0, -4),
      bytes.subarray(0, 28).toString('base64url'),
      Buffer.from('["2026-01-01 00:00:00+00",1]').toString('base64url'),
      ...changed,
      ...foreign,
    ];
    for (const cursor of wrong) {
      const { status, body } = await read(list, cursor);
      expect([cursor, status]).toEqual([cursor, 422]);
      expect(Object.keys(body.data.fields)).toEqual(['cursor']);
    }
    expect((await read(list, next)).status).toBe(200);
  });

  test('shows no internal id in its cursor', async () => {
    const bytes = Buffer.from((await read(list)).next!, 'base64url');
    const parsed = [...bytes.keys()].map((place) => parse(bytes.subarray(place).toString()));
    expect(parsed.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
  });
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('a cursor of one conversation is refused in another, and of one box in the other', async () => {
  const other = (await read(lists['messages.list']!)).ids.find((id) => id !== conversation);
  const { next } = await read(lists['messages.thread']!);
  const box = await read(lists['interests.list']!);
  for (const address of [
    `/api/conversations/${other}/messages?cursor=${next}`,
    `/api/interests?box=sent&cursor=${box.next}`,
  ]) {
    expect((await her.browser.get(address)).status).toBe(422);
  }
});
