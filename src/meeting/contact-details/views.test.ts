import { expect, test } from 'vitest';
import { addMember } from '../../../test/registration.ts';
import {
  addConnected,
  addCrowd,
  expectNothingOf,
  open,
  setUp,
  site,
} from '../../../test/setup/contactDetails.ts';
import { MINUTE_MS } from '../../kit/shared/time/durations.ts';

setUp();

test('the viewers are listed in pages, newest first, each once', async () => {
  const her = await addMember(site);
  const others = await addCrowd(30);
  const now = Date.now();
  // Several at the same instant: a page may end between them without losing one.
  await site.app.db
    .insertInto('contact_views')
    .values(
      others.map(({ id }, place) => ({
        viewer_id: id,
        viewed_id: her.key,
        viewed_at: new Date(now - Math.floor(place / 10) * MINUTE_MS),
      })),
    )
    .execute();
  const first = (await her.browser.get('/api/contact-views')).body;
  expect(first.views).toHaveLength(24);
  const second = (await her.browser.get(`/api/contact-views?cursor=${first.nextCursor}`)).body;
  expect(second.nextCursor).toBeNull();
  const seen = [...first.views, ...second.views];
  expect(new Set(seen.map(({ profile }) => profile.id))).toEqual(new Set(others.map((one) => one.public_id)));
  const times = seen.map(({ viewedAt }) => viewedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await her.browser.get('/api/contact-views?cursor=nonsense')).status).toBe(422);
});

test('whoever is hidden or blocked meanwhile is named neither in the bell nor by email', async () => {
  for (const gone of ['hidden', 'blocked'] as const) {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    await open(him, her);
    const bell = async () => (await her.browser.get('/api/notifications')).body.notifications;
    const about = async () =>
      (await bell()).filter(({ kind }: { kind: string }) => kind === 'contact_opened').length;
    expect(await about()).toBe(1);
    if (gone === 'blocked') await her.browser.put(`/api/blocks/${him.id}`);
    else
      await site.app.db
        .updateTable('profiles')
        .set({ hidden_at: new Date() })
        .where('id', '=', him.key)
        .execute();
    expect(await about()).toBe(0);
    const before = site.mail.length;
    site.travel(1 / 24);
    await site.workOff();
    expect(site.mail.slice(before).filter(({ to }) => to === her.email)).toEqual([]);
  }
});

test('the other browser gets an event at once', async () => {
  const { her, him } = await addConnected();
  await site.give(await site.accountOf(him.key), 'Gold');
  const cookie = [...her.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stop = new AbortController();
  const stream = await fetch(`${site.base}/api/live`, { headers: { cookie }, signal: stop.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await open(him, her);
  let received = '';
  while (!received.includes('contactDetails')) received += (await reader.read()).value ?? '';
  expect(received).toContain('event: changed');
  expectNothingOf(him, received);
  stop.abort();
});

test('no other answer contains a phone number or an email address of somebody else', async () => {
  const { her, him } = await addConnected();
  await site.give(await site.accountOf(him.key), 'Platinum');
  await open(him, her);
  const addresses = [
    `/api/profiles/${her.id}`,
    `/api/profiles/${her.id}/interest`,
    '/api/profiles',
    '/api/interests',
    '/api/interests?box=sent',
    '/api/recommendations',
    '/api/dashboard',
    '/api/contact-views',
    '/api/me',
  ];
  for (const address of addresses) {
    const { status, body } = await him.browser.get(address);
    expect([address, status]).toEqual([address, 200]);
    const text = JSON.stringify(body);
    expect(text).not.toContain(her.email);
    expect(text).not.toContain('@humsafar.example');
    expect(text).not.toMatch(/\+91\d{10}|98220\s?12345/);
  }
});
