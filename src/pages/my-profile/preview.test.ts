import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addCouple, type addMember, connect } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { SECTIONS } from '../../people/profiles/shared/sections/lists.ts';

let site: Test;
let her: Awaited<ReturnType<typeof addMember>>;
let him: typeof her;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());
beforeEach(async () => {
  ({ her, him } = await addCouple(site));
  for (const name of SECTIONS) await save(her.browser, name, filled[name]);
  await site.app.db
    .insertInto('photos')
    .values({ profile_id: her.key, storage_key: 'none', position: 0, approved_at: new Date() })
    .execute();
});

type Seen = 'visitor' | 'member' | 'match';
const preview = async (as: Seen, browser = her.browser) =>
  (await browser.get(`/api/my-profile/preview?as=${as}`)).body;

/** What somebody really sees of her; null for nothing. */
async function really(as: Seen) {
  const browser = as === 'visitor' ? site.visitor() : him.browser;
  if (as === 'match') await connect(her, him);
  const { status, body } = await browser.get(`/api/profiles/${her.id}`);
  return status === 200 ? body : null;
}

const settings = (set: object) =>
  site.app.db.updateTable('profiles').set(set).where('id', '=', her.key).execute();

test.each<[string, object]>([
  ['shows all to all', { visibility: 'all' }],
  ['shows photos to matches only', { photo_visibility: 'accepted' }],
  ['is for premium members only', { visibility: 'premium' }],
  ['is for premium members, its photos for matches', { visibility: 'premium', photo_visibility: 'accepted' }],
])('a profile that %s is previewed as everybody really sees it', async (_, set) => {
  await settings(set);
  for (const as of ['visitor', 'member', 'match'] as const) {
    const { visible, profile } = await preview(as);
    const real = await really(as);
    expect([as, visible]).toEqual([as, real !== null]);
    if (real) expect([as, profile]).toEqual([as, real]);
  }
});

test('a visitor gets no more than a card, and never a sharp photo', async () => {
  const { profile } = await preview('visitor');
  expect(profile).toMatchObject({ view: 'limited', name: 'शलाका', photo: { blurred: true } });
  expect(JSON.stringify(profile)).not.toMatch(/Deshpande|देशपांडे|Kashyapa|Kolhapur|\/(small|large)"/);
});

test('a hidden profile is previewed, and said to be visible to nobody', async () => {
  await settings({ hidden_at: new Date(), listed_at: null });
  for (const as of ['visitor', 'member', 'match'] as const) {
    expect(await preview(as)).toMatchObject({ visible: false, profile: { id: her.id } });
  }
});

test('looking at a preview counts as no view', async () => {
  for (const as of ['visitor', 'member', 'match'] as const) await preview(as);
  expect((await her.browser.get('/api/dashboard')).body.profileViews).toBe(0);
});

test('a relative who only views may look at it too, others have none', async () => {
  const uncle = await addManager(site, her.key, { role: 'viewer' });
  expect((await preview('match', uncle.browser)).profile.id).toBe(her.id);
  expect((await site.visitor().get('/api/my-profile/preview?as=match')).status).toBe(401);
  expect((await her.browser.get('/api/my-profile/preview?as=admin')).status).toBe(422);
});
