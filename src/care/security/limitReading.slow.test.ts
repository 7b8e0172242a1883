import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addMember } from '../../../test/registration.ts';
import { delayOf, READERS, readerOf, usualReadingLimits } from '../../kit/shared/api/limits/readingRules.ts';
import { readReadingLimits } from './limits.ts';

let site: PaymentTest;
let admin: Browser;
const address = '/api/staff/settings/reading-limits';
const low = { profiles: 10, cards: 10, photos: 20 };
const lowest = { new: low, free: low, verified: low, plan: low, visitorCards: 10, newDays: 7 };

beforeAll(async () => {
  site = await openPaymentTest({ READING_LIMITS: 'on' });
  admin = await site.as('admin');
  expect((await admin.put(address, lowest)).status).toBe(200);
});
afterAll(() => site.close());

const amounts = async (key: number) =>
  (
    await site.app.pool.query(
      `select c.kind, c.amount from reading_counts c where c.profile_id = $1 order by c.kind`,
      [key],
    )
  ).rows;

test('whole profiles of a day end at the limit, also when they are requested at once, and staff see who reads', async () => {
  const others = [];
  for (let n = 0; n < 12; n++) others.push(await addMember(site, { gender: 'male' }));
  const { browser, key, id } = await addMember(site);
  const readAll = (ids: string[]) => Promise.all(ids.map((one) => browser.get(`/api/profiles/${one}`)));
  const ids = others.map((one) => one.id);
  const answers = await readAll(ids);
  const refused = answers.filter((one) => one.status === 429);
  // At once, one may be refused while another's refusal is being taken back; none is let through.
  expect(refused.length).toBeGreaterThanOrEqual(2);
  expect(answers.filter((one) => one.status === 200)).toHaveLength(12 - refused.length);
  expect(refused[0]!.body.data.reason).toEqual({ code: 'reading_profiles_limit', params: { limit: 10 } });
  expect(refused[0]!.body.data.retryAfterSeconds).toBeGreaterThan(0);
  // What was refused was not read, and what was read that day can be read again, one's own profile always.
  const statuses = [];
  for (const one of ids) statuses.push((await browser.get(`/api/profiles/${one}`)).status);
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 429, 429]);
  expect((await browser.get(`/api/profiles/${id}`)).status).toBe(200);
  expect(await amounts(key)).toEqual([{ kind: 'profiles', amount: 10 }]);
  const { readers } = (await admin.get('/api/staff/heavy-readers')).body;
  expect(readers.filter((one: { profile: { id: string } | null }) => one.profile?.id === id)).toMatchObject([
    { kind: 'profiles', amount: 10, activeMinutes: expect.any(Number) },
  ]);
  expect((await admin.get('/api/staff/dashboard')).body.attention.heavyReaders.waiting).toBeGreaterThan(0);
  for (const nobody of [browser, site.visitor()])
    expect((await nobody.get('/api/staff/heavy-readers')).status).toBe(404);
});

test('a profile is counted once when the reader changes while it is read', async () => {
  const others = [];
  for (let n = 0; n < 9; n++) others.push(await addMember(site, { gender: 'male' }));
  const { browser, key } = await addMember(site);
  const rename = () => site.app.pool.query(`update profiles set name = name || 'a' where id = $1`, [key]);
  for (const { id } of others) {
    // The reader is cached, and changes at any moment of the next request.
    await browser.get('/api/me');
    const [{ status }] = await Promise.all([browser.get(`/api/profiles/${id}`), rename()]);
    expect(status).toBe(200);
  }
  expect(await amounts(key)).toEqual([{ kind: 'profiles', amount: 9 }]);
});

test('cards of a visitor are counted by network, those of a member by account and profile', async () => {
  const visitor = site.visitor();
  expect((await visitor.get('/api/profiles')).status).toBe(429);
  const { browser, key } = await addMember(site);
  const { status, body } = await browser.get('/api/profiles');
  expect([status, body.data.reason.code]).toEqual([429, 'reading_cards_limit']);
  expect((await amounts(key))[0]).toMatchObject({ kind: 'cards' });
});

test('before a profile is approved, its family sees of others what a visitor sees', async () => {
  const { id } = await addMember(site, { gender: 'male' });
  const { browser } = await addMember(site);
  const view = async () => (await browser.get(`/api/profiles/${id}`)).body.view;
  expect(await view()).toBe('full');
  const waiting = await addMember(site);
  await site.app.pool.query('update profiles set approved_at = null, listed_at = null where id = $1', [
    waiting.key,
  ]);
  const again = site.visitor();
  await again.post('/api/sessions', { email: waiting.email, password: 'a quiet river 7' });
  expect((await again.get('/api/me')).body.viewer.profile.approved).toBe(false);
  expect((await again.get(`/api/profiles/${id}`)).body.view).toBe('limited');
});

test('limits are checked, each at its field, and only an admin changes them', async () => {
  const { status, body } = await admin.put(address, { ...lowest, free: { ...low, cards: 1 } });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, ['free.cards']]);
  const few = await admin.put(address, { ...lowest, free: { profiles: 20, cards: 100, photos: 119 } });
  expect(few.body.data.fields['free.photos'].code).toBe('reading_photos_few');
  expect((await (await addMember(site)).browser.put(address, lowest)).status).toBe(404);
});

test('photos never end before the cards and profiles that show them, also with limits from before', () => {
  const stored = { ...usualReadingLimits, new: { profiles: 80, cards: 800, photos: 400 } };
  const settings = { read: () => new Map([['reading', stored]]) };
  const limits = readReadingLimits({ settings } as unknown as Parameters<typeof readReadingLimits>[0]);
  expect(limits.new).toEqual({ profiles: 80, cards: 800, photos: 880 });
  for (const reader of READERS) {
    const { profiles, cards, photos } = usualReadingLimits[reader];
    expect(photos).toBeGreaterThanOrEqual(cards + 10 * profiles);
  }
});

test.each([
  [80, 100, 0],
  [90, 100, 1500],
  [100, 100, 3000],
  [500, 100, 3000],
])('%i of %i waits %i ms', (amount, limit, ms) => expect(delayOf(amount, limit)).toBe(ms));

test.each([
  [{ premium: true, ageDays: 0, verified: false }, 'plan'],
  [{ premium: false, ageDays: 6.9, verified: true }, 'new'],
  [{ premium: false, ageDays: 7, verified: true }, 'verified'],
  [{ premium: false, ageDays: 90, verified: false }, 'free'],
] as const)('%o has the limits %s', (account, reader) =>
  expect(readerOf({ ...account, newDays: usualReadingLimits.newDays })).toBe(reader),
);
