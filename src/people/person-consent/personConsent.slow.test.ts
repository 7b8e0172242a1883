import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addManager } from '../../../test/managers.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addMember, tokenIn } from '../../../test/registration.ts';
import { openSmsTest } from '../../../test/sms.ts';
import { addStaff } from '../../../test/staff.ts';
import { relistByConsent } from './setting.ts';

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await addStaff(site, 'Vikram Shah', 'admin');
});
afterAll(() => site.close());

const own = '/api/my-profile/person-consent';
let made = 0;
const newAddress = () => `priya${process.pid}-${++made}@example.com`;
const newNumber = () => `98221${String(30_000 + ++made * 7)}`;

/** Adds a listed daughter's profile. */
const addDaughter = (changed: object = {}) =>
  addMember(site, { profileFor: 'daughter', accountName: 'Ramesh Kulkarni', ...changed });
const sees = async (id: string) => (await site.visitor().get(`/api/profiles/${id}`)).status === 200;
const ask = (browser: Browser, address: string, channel = 'email') => browser.put(own, { channel, address });
const answer = (token: string, said: string) =>
  site.visitor().put('/api/person-consent/answer', { token, answer: said });
const open = (token: string) => site.visitor().put('/api/person-consent', { token });
const codeAt = ({ body }: { body: { data: { fields: Record<string, { code: string }> } } }, field: string) =>
  body.data.fields[field]?.code;

/** Asks at an address, and returns the token of the emailed link. */
async function linkTo(browser: Browser, address = newAddress()) {
  expect((await ask(browser, address)).status).toBe(200);
  await site.workOff();
  return tokenIn(site.mail.filter(({ to }) => to === address.toLowerCase()).at(-1));
}
/** Lets the pauses of the limits pass. */
const pause = () => site.travel(1.05);

async function setShown(shown: string) {
  expect((await admin.put('/api/staff/settings/person-consent', { shown })).status).toBe(200);
  await relistByConsent(site.app);
}

test('the person sees all of the profile by an emailed link and agrees; opening it changes nothing', async () => {
  const it = await addDaughter();
  expect((await it.browser.get(own)).body).toMatchObject({
    ...{ applies: true, state: null, waiting: false, withheld: false, address: null },
  });
  const address = newAddress();
  const token = await linkTo(it.browser, address.toUpperCase());
  const email = site.mail.filter(({ to }) => to === address).at(-1);
  expect(email?.text).toContain('Ramesh Kulkarni (your parent) has created a profile for you on Humsafar');
  expect(email?.text).not.toContain(it.email);

  const page = await open(token);
  expect(page.body).toMatchObject({
    ...{ state: 'asked', name: 'Nandini Deshpande' },
    creator: { name: 'Ramesh Kulkarni', relation: 'parent' },
    profile: { view: 'full', name: 'Nandini Deshpande', photos: [] },
  });
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'asked', waiting: true, address });

  expect(await answer(token, 'given')).toMatchObject({ status: 200, body: { state: 'given' } });
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'given', waiting: false });
  const { rows } = await site.app.pool.query(
    'select channel, answered_at is not null as answered, terms_version from person_consents where profile_id = $1',
    [it.key],
  );
  expect(rows).toEqual([
    { channel: 'email', answered: true, terms_version: expect.stringMatching(/^2026-/) },
  ]);
  expect(await sees(it.id)).toBe(true);
  // Nobody takes the link away from who has agreed.
  pause();
  expect((await ask(it.browser, newAddress())).body.data.reason.code).toBe('person_consented');
});

test('the person sees the photos without a login, those that wait for review included', async () => {
  const it = await addDaughter();
  for (const seed of [1, 2]) await addPhoto(site, it.browser, seed);
  await site.app.pool.query('update photos set approved_at = null where profile_id = $1 and position > 0', [
    it.key,
  ]);
  const { profile } = (await open(await linkTo(it.browser))).body;
  expect(profile.photos).toHaveLength(2);
  for (const { src } of profile.photos) expect(src).toMatch(/^data:image\/webp;base64,UklGR/);
});

test('who refuses or withdraws is hidden at once from all, and shown again by their own link alone', async () => {
  const it = await addDaughter();
  const before = (await site.app.pool.query('select listed_at from profiles where id = $1', [it.key])).rows;
  const address = newAddress();
  const token = await linkTo(it.browser, address);
  const finds = async () =>
    (await site.visitor().get('/api/profiles?gender=all&q=Nandini')).body.profiles.some(
      ({ id }: { id: string }) => id === it.id,
    );
  expect([await sees(it.id), await finds()]).toEqual([true, true]);

  expect((await answer(token, 'refused')).body).toEqual({ state: 'refused' });
  expect([await sees(it.id), await finds()]).toEqual([false, false]);
  const { body } = await it.browser.get('/api/me');
  expect(body.viewer.profile.listed).toBe(false);
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'refused', withheld: true });
  expect((await it.browser.get('/api/notifications')).body.notifications[0].text).toBe(
    'Nandini does not agree to the profile. It is hidden now',
  );

  pause();
  expect(codeAt(await ask(it.browser, address), 'address')).toBe('person_refused_here');
  // Another address is asked, and the profile stays hidden until it answers. The old link ends.
  const next = await linkTo(it.browser);
  expect((await open(token)).status).toBe(404);
  expect((await answer(token, 'given')).status).toBe(404);
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'refused', waiting: true });
  expect(await sees(it.id)).toBe(false);

  expect((await answer(next, 'given')).body).toEqual({ state: 'given' });
  expect([await sees(it.id), await finds()]).toEqual([true, true]);
  const after = (await site.app.pool.query('select listed_at from profiles where id = $1', [it.key])).rows;
  expect(after).toEqual(before);
  expect((await answer(next, 'refused')).body).toEqual({ state: 'withdrawn' });
  expect((await answer(next, 'refused')).body).toEqual({ state: 'withdrawn' });
  expect(await sees(it.id)).toBe(false);
});

test('where the site waits for consent, profiles that others registered are shown to none until then', async () => {
  const [daughter, herself, earlier] = [await addDaughter(), await addMember(site), await addDaughter()];
  await answer(await linkTo(earlier.browser), 'given');
  const token = await linkTo(daughter.browser);
  await setShown('consented');
  try {
    expect([await sees(daughter.id), await sees(earlier.id), await sees(herself.id)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await daughter.browser.get(own)).body).toMatchObject({ state: 'asked', withheld: true });
    expect((await herself.browser.get(own)).body).toMatchObject({ applies: false, withheld: false });
    // Whatever lists it again meanwhile does not show it.
    await daughter.browser.put('/api/my-profile/hiding', { reason: 'break' });
    await daughter.browser.delete('/api/my-profile/hiding');
    expect(await sees(daughter.id)).toBe(false);
    await answer(token, 'given');
    expect(await sees(daughter.id)).toBe(true);
  } finally {
    await setShown('always');
  }
  const stale = await admin.put('/api/staff/settings/person-consent', { shown: 'consented', version: null });
  expect(stale.status).toBe(409);
});

describe('who is asked, and who may ask', () => {
  test('an address or number of who manages it is refused at its field', async () => {
    const it = await addDaughter();
    const { email } = await addManager(site, it.key);
    for (const address of [it.email.toUpperCase(), email])
      expect(codeAt(await ask(it.browser, address), 'address')).toBe('person_contact_own');
    expect(codeAt(await ask(it.browser, 'no address'), 'address')).toBe('email_invalid');
    expect(codeAt(await ask(it.browser, '12', 'phone'), 'address')).toBe('phone_invalid');
  });

  test('nobody asks who registered the own profile, and no viewer asks or sees where somebody is asked', async () => {
    const herself = await addMember(site);
    expect((await ask(herself.browser, newAddress())).body.data.reason.code).toBe('person_is_self');
    const it = await addDaughter();
    await linkTo(it.browser);
    const { browser } = await addManager(site, it.key, { role: 'viewer' });
    expect((await ask(browser, newAddress())).status).toBe(403);
    expect((await browser.get(own)).body).toMatchObject({ state: 'asked', address: null });
  });

  test('asking has a pause, which grows', async () => {
    const it = await addDaughter();
    const address = newAddress();
    expect((await ask(it.browser, address)).status).toBe(200);
    const again = await ask(it.browser, address);
    expect(again.status).toBe(429);
    expect(again.body.data.reason.code).toBe('person_asked_often');
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) {
      site.travel(2 / 24);
      statuses.push((await ask(it.browser, address)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('a site without SMS asks by email only', async () => {
    const it = await addDaughter();
    expect((await it.browser.get(own)).body.phone).toBe(false);
    expect(codeAt(await ask(it.browser, newNumber(), 'phone'), 'channel')).toBe('person_sms_off');
  });

  test('by phone the link comes as an SMS, and a number that cannot receive it is refused at its field', async () => {
    const withSms = await openSmsTest();
    try {
      const it = await addMember(withSms, { profileFor: 'daughter' });
      const number = newNumber();
      expect((await ask(it.browser, number, 'phone')).status).toBe(200);
      const { text } = withSms.sms.sent.find(({ to }) => to === `+91${number}`)!;
      const token = tokenIn({ text });
      const { body } = await withSms.visitor().put('/api/person-consent', { token });
      expect(body.state).toBe('asked');
      withSms.travel(1.05);
      expect(codeAt(await ask(it.browser, '+91 98220 12345', 'phone'), 'address')).toBe('person_contact_own');
      withSms.sms.fail('wrong_number');
      expect(codeAt(await ask(it.browser, newNumber(), 'phone'), 'address')).toBe('phone_refused');
    } finally {
      await withSms.close();
    }
  });
});

test('unknown, replaced and deleted links are the same 404', async () => {
  const it = await addDaughter();
  const token = await linkTo(it.browser);
  expect((await open('a'.repeat(43))).status).toBe(404);
  expect((await answer('a'.repeat(43), 'given')).status).toBe(404);
  expect((await answer(token, 'perhaps')).status).toBe(422);
  await site.app.pool.query('delete from profiles where id = $1', [it.key]);
  expect((await open(token)).status).toBe(404);
  expect((await answer(token, 'given')).status).toBe(404);
});

test('of two answers at once one holds, and the listing follows it', async () => {
  const it = await addDaughter();
  const token = await linkTo(it.browser);
  const answers = await Promise.all(
    ['given', 'refused', 'given', 'refused'].map((said) => answer(token, said)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { state } = (await it.browser.get(own)).body;
  expect(['given', 'refused', 'withdrawn']).toContain(state);
  expect(await sees(it.id)).toBe(state === 'given');
});

test('a change of the address while somebody answers leaves one of both', async () => {
  const it = await addDaughter();
  const token = await linkTo(it.browser);
  pause();
  const [changed, answered] = await Promise.all([ask(it.browser, newAddress()), answer(token, 'given')]);
  // Who has agreed keeps the link; where the address was first, the old link has ended.
  expect([
    [409, 200],
    [200, 404],
  ]).toContainEqual([changed.status, answered.status]);
});

test('who joins as the person has agreed, unless they have refused with their link', async () => {
  const join = async (it: { browser: Browser }) => {
    const body = { email: null, role: 'manager', relation: 'self' };
    const { link } = (await it.browser.post('/api/me/managers/invitations', body)).body;
    const person = await addMember(site);
    const joined = await person.browser.put('/api/manager-invitation/acceptance', {
      token: link.split('#')[1],
    });
    expect(joined.status).toBe(200);
  };
  const it = await addDaughter();
  await join(it);
  expect((await it.browser.get(own)).body).toMatchObject({ state: 'given', channel: 'account' });

  const refused = await addDaughter();
  await answer(await linkTo(refused.browser), 'refused');
  await join(refused);
  expect((await refused.browser.get(own)).body).toMatchObject({ state: 'refused', withheld: true });
});

test('staff ask for a family at the counter, and see the state on the member page', async () => {
  const support = await addStaff(site, 'Lata Menon', 'support');
  const { body } = await support.post('/api/staff/walk-ins', {
    ...{ profileFor: 'daughter', name: 'Gauri Bhide', gender: 'female', dateOfBirth: '1998-01-20' },
    ...{ religion: 'hindu', motherTongue: 'mr', email: newAddress(), phone: '9822033344', send: true },
  });
  const path = `/api/staff/members/${body.id}/person-consent`;
  expect((await support.get(path)).body).toMatchObject({ applies: true, state: null });
  const address = newAddress();
  expect((await support.put(path, { channel: 'email', address })).body).toMatchObject({ state: 'asked' });
  await site.workOff();
  const token = tokenIn(site.mail.filter(({ to }) => to === address).at(-1));
  await answer(token, 'given');
  const seen = (await support.get(path)).body;
  expect(seen).toMatchObject({ state: 'given' });
  expect(JSON.stringify(seen)).not.toContain(address);
});
