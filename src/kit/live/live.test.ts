import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addCouple, addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

/** Opens the live stream of a browser and collects its messages. */
async function listen(cookies: Map<string, string>, query = '') {
  const stop = new AbortController();
  const response = await fetch(`${site.base}/api/live${query}`, {
    headers: { cookie: `session=${cookies.get('session')}` },
    signal: stop.signal,
  });
  const received = { text: '' };
  const done = (async () => {
    try {
      for await (const part of response.body!) received.text += Buffer.from(part).toString();
    } catch {}
  })();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    received,
    async until(pattern: RegExp) {
      for (let i = 0; i < 1000 && !pattern.test(received.text); i++)
        await new Promise((resolve) => setTimeout(resolve, 30));
      return received.text;
    },
    async close() {
      stop.abort();
      await done;
    },
  };
}

/** Notifies the account that manages a profile of `topic`; whatever it was notified of before arrives before that. */
const notify = async (profile: number, topic: string) =>
  site.app.pool.query(`select pg_notify('live', $1)`, [
    JSON.stringify({ accounts: [await site.accountOf(profile)], topics: [topic] }),
  ]);

test('both sides of an interest hear at once that something changed, and nothing of what', async () => {
  const { her, him } = await addCouple(site);
  const stranger = await addMember(site);
  const [hers, his, others] = await Promise.all(
    [her, him, stranger].map((side) => listen(side.browser.cookies)),
  );
  expect(hers).toMatchObject({ status: 200, type: 'text/event-stream' });
  // What came of joining may still be under way.
  for (const [side, stream] of [
    [her, hers],
    [him, his],
    [stranger, others],
  ] as const) {
    await notify(side.key, 'joined');
    expect(await stream!.until(/"joined"\]}\n\n/)).toContain('"joined"');
    stream!.received.text = '';
  }
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  for (const stream of [hers!, his!]) {
    const text = await stream.until(/"interests"[^\n]*\n\n/);
    for (const [, json] of text.matchAll(/event: changed\ndata: (.*)/g))
      expect(Object.keys(JSON.parse(json!))).toEqual(['topics']);
    expect(text).not.toContain(him.id);
  }
  await notify(stranger.key, 'over');
  expect(await others!.until(/"over"\]}\n\n/)).toBe('event: changed\ndata: {"topics":["over"]}\n\n');
  await Promise.all([hers, his, others].map((stream) => stream!.close()));
});

test('staff hear of their queue as the member hears of the request, and nobody else does', async () => {
  const [her, stranger] = [await addMember(site), await addMember(site)];
  await site.give(await site.accountOf(her.key), 'Platinum');
  const office = await addStaff(site, 'Ravi Menon', 'support');
  const [hers, others, desk] = await Promise.all(
    [her.browser, stranger.browser, office].map((browser) => listen(browser.cookies)),
  );
  await notify(her.key, 'joined');
  expect(await hers!.until(/"joined"\]}\n\n/)).toContain('"joined"');
  const asked = { entitlement: 'astrology_consultation', message: 'Please look at our horoscopes.' };
  expect((await her.browser.post('/api/requests', asked)).status).toBe(200);
  expect(await hers!.until(/"memberships"/)).toContain('data: {"topics":["requests","memberships"]}\n\n');
  expect(await desk!.until(/event: changed/)).toContain(
    'data: {"topics":["requests.queue","staff.dashboard"]}\n\n',
  );
  await notify(stranger.key, 'over');
  expect(await others!.until(/"over"\]}\n\n/)).not.toContain('memberships');
  await Promise.all([hers, others, desk].map((stream) => stream!.close()));
});

test('only so many streams are open for one account, and a closed one makes room', async () => {
  const { browser } = await addMember(site);
  const streams = await Promise.all(Array.from({ length: 13 }, () => listen(browser.cookies)));
  expect(streams.map(({ status }) => status).sort()).toEqual([...Array(12).fill(200), 429]);
  await Promise.all(streams.map((stream) => stream.close()));
  const again = async () => {
    const stream = await listen(browser.cookies);
    await stream.close();
    return stream.status;
  };
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
});

test('a stream begins with what changed since the mark of a page; an unknown mark means everything', async () => {
  const { her, him } = await addCouple(site);
  const watching = await listen(him.browser.cookies);
  await notify(him.key, 'joined');
  await watching.until(/joined/);
  const mark = site.app.live.mark();
  await her.browser.put(`/api/profiles/${him.id}/interest`);
  await watching.until(/interests/);
  const late = await listen(him.browser.cookies, `?since=${mark}`);
  expect(await late.until(/interests/)).toMatch(/event: changed\ndata: {"topics":\[[^\]]*"interests"/);
  const lost = await listen(him.browser.cookies, '?since=older.1');
  expect(await lost.until(/missed/)).toContain('event: missed');
  const stranger = await listen((await addMember(site)).browser.cookies, `?since=${site.app.live.mark()}`);
  await stranger.until(/event: viewer/);
  expect(stranger.received.text).not.toContain('interests');
  await Promise.all([watching, late, lost, stranger].map((stream) => stream.close()));
});
