import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addMember, connect } from '../../../../../test/registration.ts';
import { sendStory } from '../../../../../test/stories.ts';

// A success story that the duplicate is in moves with it, but never into what would have ended it.

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

const addHim = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
const shown = async (): Promise<string[]> =>
  (await site.visitor().get('/api/stories')).body.stories.map((story: { city: string }) => story.city);
const storyOf = async ({ browser }: { browser: Browser }) => (await browser.get('/api/me/story')).body.story;

async function merge(kept: { id: string }, duplicate: { id: string }, name: string) {
  const address = `/api/staff/members/${kept.id}/merge`;
  const { version } = (await admin.get(`${address}?duplicate=${duplicate.id}`)).body;
  const sent = { duplicate: duplicate.id, name, reason: 'Registered twice', version };
  expect((await admin.post(address, sent)).status).toBe(200);
}

test('to the profile that stays, from either side', async () => {
  const { her, him } = await sendStory(site, 'approved');
  const kept = await addHim();
  await merge(kept, him, 'Aditya Joshi');
  expect(await shown()).toEqual(['Pune']);
  expect(await storyOf(her)).toMatchObject({ state: 'approved', other: { id: kept.id } });
  const second = await addMember(site);
  await merge(second, her, 'Nandini Deshpande');
  expect(await shown()).toEqual(['Pune']);
  expect(await storyOf(kept)).toMatchObject({ mine: false, other: { id: second.id } });
  await kept.browser.delete('/api/me/story');
});

test.each(['the one that stays', 'the other side'])('it ends where %s has blocked the other', async (who) => {
  const { her, him } = await sendStory(site, 'approved');
  const kept = await addHim();
  const [blocker, blocked] = who === 'the other side' ? [her, kept] : [kept, her];
  expect((await blocker.browser.put(`/api/blocks/${blocked.id}`)).status).toBe(200);
  expect(await shown()).toEqual(['Pune']);
  await merge(kept, him, 'Aditya Joshi');
  expect([await shown(), await storyOf(her), await storyOf(kept)]).toEqual([[], null, null]);
});

test.each(['the duplicate', 'the other side'])(
  'the story of the profile that stays ends where %s has blocked the other',
  async (who) => {
    const { her, him } = await sendStory(site, 'approved');
    const duplicate = await addHim();
    const [blocker, blocked] = who === 'the duplicate' ? [duplicate, her] : [her, duplicate];
    expect((await blocker.browser.put(`/api/blocks/${blocked.id}`)).status).toBe(200);
    expect(await shown()).toEqual(['Pune']);
    await merge(him, duplicate, 'Aditya Joshi');
    expect([await shown(), await storyOf(her), await storyOf(him)]).toEqual([[], null, null]);
  },
);

test('it ends where the profile that stays is in another one', async () => {
  const { him } = await sendStory(site, 'approved');
  const kept = await addHim();
  const wife = await addMember(site);
  await connect(wife, kept);
  const told = {
    names: 'Lata and Aditya',
    event: null,
    city: 'Nashik',
    body: 'We met here in July, at tea.'.repeat(4),
  };
  expect((await kept.browser.put('/api/me/story', { ...told, partner: wife.id, version: 0 })).status).toBe(
    200,
  );
  await merge(kept, him, 'Aditya Joshi');
  expect(await shown()).toEqual([]);
  expect(await storyOf(kept)).toMatchObject({ city: 'Nashik', other: { id: wife.id } });
  const { rows } = await site.app.pool.query(
    'select from stories s join profiles p on p.id in (s.profile_id, s.partner_id) where p.public_id = $1',
    [kept.id],
  );
  expect(rows).toHaveLength(1);
});
