import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addSecond } from '../../../test/managed.ts';
import { addManager } from '../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { storyTyped } from './shared/rules.ts';

let site: Test;
let moderator: Browser;
beforeAll(async () => {
  site = await openTest();
  moderator = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

const body = 'We met here in June. Our parents talked on a Sunday, and we have not stopped since.';
const storyWith = (partner: string, changed: Record<string, unknown> = {}) => ({
  partner,
  names: 'Nandini and Aditya',
  event: { occasion: 'wedding', month: '2026-02' },
  city: 'Pune',
  body,
  version: 0,
  ...changed,
});

async function addConnected() {
  const couple = await addCouple(site);
  await connect(couple.him, couple.her);
  return couple;
}
type Couple = Awaited<ReturnType<typeof addConnected>>;

const shown = async () =>
  (await site.visitor().get('/api/stories')).body.stories as { id: string; names: string }[];
const ownOf = async (browser: Browser) => (await browser.get('/api/me/story')).body.story;
const decide = async (decision: Record<string, unknown>) => {
  const [{ id, version }] = (await moderator.get('/api/staff/reviews?kind=story')).body.items;
  return moderator.put(`/api/staff/reviews/${id}/decision`, { version, ...decision });
};

async function addShown(): Promise<Couple & { story: string }> {
  const { her, him } = await addConnected();
  await her.browser.put('/api/me/story', storyWith(him.id));
  await him.browser.put('/api/me/story/consent', { version: 1 });
  expect((await decide({ state: 'approved' })).status).toBe(200);
  const story = (await ownOf(her.browser)).id;
  expect((await shown()).map(({ id }) => id)).toContain(story);
  return { her, him, story };
}
const isShown = async (story: string) => (await shown()).some(({ id }) => id === story);

test('a story is not shown while the person of either side does not agree to the profile', async () => {
  const { her, story } = await addShown();
  const setAnswer = (state: string) =>
    site.app.pool.query(
      `insert into person_consents (profile_id, state, channel, answered_at, terms_version)
       values ($1, $2, 'account', now(), '2026-11-28') on conflict (profile_id) do update set state = excluded.state`,
      [her.key, state],
    );
  await setAnswer('refused');
  expect(await isShown(story)).toBe(false);
  await setAnswer('given');
  expect(await isShown(story)).toBe(true);
});

test('a story is shown after consent and approval, not before', async () => {
  const { her, him } = await addConnected();
  const sent = await her.browser.put('/api/me/story', storyWith(him.id));
  expect([sent.status, sent.body.story.state, sent.body.story.mine]).toEqual([200, 'consent', true]);
  const story = sent.body.story.id;
  expect(await isShown(story)).toBe(false);
  expect((await moderator.get('/api/staff/reviews?kind=story')).body.items).toEqual([]);
  // The author's own consent does not count.
  expect((await her.browser.put('/api/me/story/consent', { version: 1 })).status).toBe(404);

  expect((await him.browser.put('/api/me/story/consent', { version: 2 })).status).toBe(409);
  const consents = await Promise.all(
    [1, 2].map(() => him.browser.put('/api/me/story/consent', { version: 1 })),
  );
  expect(consents.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ownOf(him.browser)).toMatchObject({ state: 'review', mine: false });
  expect(await isShown(story)).toBe(false);

  const { items } = (await moderator.get('/api/staff/reviews?kind=story')).body;
  expect(items).toHaveLength(1);
  const read = (await moderator.get(`/api/staff/reviews/${items[0].id}`)).body;
  expect(read.story).toMatchObject({ names: 'Nandini and Aditya', body, partner: { publicId: him.id } });
  await decide({ state: 'approved' });
  expect(await isShown(story)).toBe(true);
  expect((await site.visitor().get('/api/stories')).body.samples).toBe(false);
});

test('somebody with an initial before the name is called by the name', async () => {
  const her = await addMember(site, { name: 'S. Meenakshi' });
  const { him } = await addCouple(site);
  await connect(him, her);
  const named = { id: her.id, name: 'Meenakshi' };
  expect((await him.browser.get('/api/me/story')).body.partners).toEqual([named]);
  expect((await him.browser.put('/api/me/story', storyWith(her.id))).body.story.other).toEqual(named);
  await her.browser.delete('/api/me/story');
});

test('an empty form is told what to enter', () => {
  const empty = { partner: '', names: ' ', occasion: '', month: '', city: '', body: '' } as const;
  const { issues } = storyTyped.safeParse(empty).error!;
  const first = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(['partner', 'names', 'city', 'body'].map(first)).toEqual([
    code('story_partner_missing'),
    code('story_names_missing'),
    code('city_missing'),
    code('story_missing'),
  ]);
});

test('an edit is hidden until it is consented to and approved again', async () => {
  const { her, him, story } = await addShown();
  const edit = storyWith(him.id, { names: '<script>alert(1)</script>', version: 1 });
  const edits = await Promise.all([1, 2].map(() => her.browser.put('/api/me/story', edit)));
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await isShown(story)).toBe(false);
  expect((await him.browser.put('/api/me/story/consent', { version: 1 })).status).toBe(409);
  await him.browser.put('/api/me/story/consent', { version: 2 });
  // Edited while it waits: the reviewer's decision on the older text is refused.
  const [{ id, version }] = (await moderator.get('/api/staff/reviews?kind=story')).body.items;
  await her.browser.put('/api/me/story', { ...edit, version: 2 });
  expect(
    (await moderator.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' })).status,
  ).toBe(404);
  await him.browser.put('/api/me/story/consent', { version: 3 });
  await decide({ state: 'approved' });
  expect((await shown()).find((one) => one.id === story)?.names).toBe('<script>alert(1)</script>');
});

test('a rejected story is not shown, and the reason is in the reviews of its author', async () => {
  const { her, him } = await addConnected();
  await her.browser.put('/api/me/story', storyWith(him.id));
  await him.browser.put('/api/me/story/consent', { version: 1 });
  expect((await decide({ state: 'rejected' })).status).toBe(422);
  await decide({ state: 'rejected', reason: 'contact_details' });
  expect(await ownOf(her.browser)).toMatchObject({ state: 'rejected' });
  expect(await isShown((await ownOf(her.browser)).id)).toBe(false);
  expect((await her.browser.get('/api/reviews')).body).toContainEqual(
    expect.objectContaining({ kind: 'story', state: 'rejected', reason: 'contact_details' }),
  );
});

describe('a story ends', () => {
  test.each(['her', 'him'] as const)('when %s withdraws it', async (side) => {
    const couple = await addShown();
    expect((await couple[side].browser.delete('/api/me/story')).body.story).toBeNull();
    expect(await isShown(couple.story)).toBe(false);
    expect((await couple[side].browser.delete('/api/me/story')).status).toBe(200);
  });

  test('when one blocks the other, also while it waits for review', async () => {
    const { her, him, story } = await addShown();
    await him.browser.put(`/api/blocks/${her.id}`);
    expect(await isShown(story)).toBe(false);
    expect(await ownOf(her.browser)).toBeNull();
    const second = await addConnected();
    await second.her.browser.put('/api/me/story', storyWith(second.him.id));
    await second.him.browser.put('/api/me/story/consent', { version: 1 });
    await second.her.browser.put(`/api/blocks/${second.him.id}`);
    expect((await moderator.get('/api/staff/reviews?kind=story')).body.items).toEqual([]);
  });

  test('when the acceptance is undone, for good', async () => {
    const { her, him } = await addCouple(site);
    const { body: interest } = await her.browser.put(`/api/profiles/${him.id}/interest`);
    const accepted = `/api/interests/${interest.id}/acceptance`;
    await him.browser.put(accepted);
    await him.browser.put('/api/me/story', storyWith(her.id));
    expect(await ownOf(her.browser)).toMatchObject({ state: 'consent' });
    expect((await him.browser.delete(accepted)).body.state).toBe('pending');
    expect(await ownOf(her.browser)).toBeNull();
    await him.browser.put(accepted);
    expect(await ownOf(him.browser)).toBeNull();
  });

  test('when the profile of either side is suspended', async () => {
    const admin = await addStaff(site, 'Asha Rao', 'admin');
    const { him, story } = await addShown();
    const { status } = await admin.put(`/api/staff/members/${him.id}/suspension`, {
      days: null,
      reason: 'fake',
      message: 'Please contact us.',
      note: 'Checked',
    });
    expect(status).toBe(200);
    expect(await isShown(story)).toBe(false);
  });

  test('while an account of either side is suspended because of another profile', async () => {
    const admin = await addStaff(site, 'Asha Rao', 'admin');
    const { him, story } = await addShown();
    const sister = await addSecond(site, him);
    const at = `/api/staff/members/${sister.id}/suspension`;
    const suspended = await admin.put(at, { days: null, reason: 'fake', message: 'Please contact us.' });
    expect(suspended.status).toBe(200);
    expect(await isShown(story)).toBe(false);
    expect(
      (await admin.put(`/api/staff/members/${sister.id}/restoration`, { reason: 'A mistake' })).status,
    ).toBe(200);
    expect(await isShown(story)).toBe(true);
  });

  test('when the partner deletes the account', async () => {
    const { him, story } = await addShown();
    const { status } = await him.browser.post('/api/me/deletion', {
      reason: 'other',
      password: 'a quiet river 7',
      profiles: [{ id: him.id, outcome: 'delete' }],
    });
    expect(status).toBeLessThan(300);
    expect(await isShown(story)).toBe(false);
  });
});

describe('refused', () => {
  test('a partner who is not connected or unknown, alike', async () => {
    const { her, him } = await addCouple(site);
    for (const partner of [him.id, her.id, 'HUM00000000']) {
      const { status } = await her.browser.put('/api/me/story', storyWith(partner));
      expect([404, 422]).toContain(status);
    }
    expect((await her.browser.put('/api/me/story', storyWith(him.id))).status).toBe(404);
    expect(await ownOf(her.browser)).toBeNull();
  });

  test('a second story of the same two, of both at once', async () => {
    const { her, him } = await addConnected();
    const answers = await Promise.all([
      her.browser.put('/api/me/story', storyWith(him.id)),
      him.browser.put('/api/me/story', storyWith(her.id)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('texts beyond the limits, and more than ten changes a day', async () => {
    const { her, him } = await addConnected();
    for (const wrong of [
      { body: 'Short.' },
      { body: 'x'.repeat(1001) },
      { names: ' ' },
      { city: 'y'.repeat(61) },
      { event: { occasion: 'wedding', month: '2026-13' } },
    ]) {
      expect((await her.browser.put('/api/me/story', storyWith(him.id, wrong))).status).toBe(422);
    }
    for (let version = 0; version < 10; version++) {
      expect((await her.browser.put('/api/me/story', storyWith(him.id, { version }))).status).toBe(200);
    }
    expect((await her.browser.put('/api/me/story', storyWith(him.id, { version: 10 }))).status).toBe(429);
  });

  test('whoever only views the profile, and visitors', async () => {
    const { her, him } = await addConnected();
    const viewer = await addManager(site, her.key, { role: 'viewer' });
    expect((await viewer.browser.put('/api/me/story', storyWith(him.id))).status).toBe(403);
    expect((await site.visitor().put('/api/me/story', storyWith(him.id))).status).toBe(401);
    expect((await site.visitor().get('/api/me/story')).status).toBe(401);
  });
});

test('a member without connections has nobody to write about', async () => {
  const { browser } = await addMember(site);
  expect((await browser.get('/api/me/story')).body).toEqual({ story: null, partners: [] });
});
