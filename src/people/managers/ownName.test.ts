import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const listManagers = async (browser: Browser) => (await browser.get('/api/me/managers')).body;
const me = async (browser: Browser) => (await browser.get('/api/me')).body.viewer;

test('whoever registers somebody else says what they are called; the person of the profile has its name', async () => {
  const his = await addMember(site, { profileFor: 'daughter', accountName: ' Ramesh  Kulkarni ' });
  expect(await me(his.browser)).toMatchObject({ name: 'Ramesh Kulkarni', profile: { relation: 'parent' } });
  const hers = await addMember(site, { profileFor: 'self', accountName: 'Ramesh Kulkarni' });
  expect(await me(hers.browser)).toMatchObject({ name: null, profile: { relation: 'self' } });
  const unsaid = await addMember(site, { profileFor: 'sister', accountName: '' });
  expect(await me(unsaid.browser)).toMatchObject({ name: null, profile: { relation: 'sibling' } });
});

test('the name is changed and taken away; what is no name stays out', async () => {
  const { browser } = await addMember(site, { profileFor: 'son', accountName: 'Sunita' });
  const rename = (name: unknown) => browser.put('/api/account/name', { name });
  expect((await rename('सुनीता कुलकर्णी')).body).toEqual({ name: 'सुनीता कुलकर्णी' });
  expect((await me(browser)).name).toBe('सुनीता कुलकर्णी');
  for (const wrong of ['98220 12345', '<b>', 'x'.repeat(101), 7]) {
    expect(await rename(wrong)).toMatchObject({ status: 422, body: { data: { fields: { name: {} } } } });
  }
  expect((await rename('  ')).body).toEqual({ name: null });
  expect((await me(browser)).name).toBeNull();
  expect((await site.visitor().put('/api/account/name', { name: 'Sunita' })).status).toBe(401);
});

test('those who manage a profile together read it, and nobody else does', async () => {
  const her = await addMember(site, { profileFor: 'daughter', accountName: 'Sunita' });
  const { browser: uncle } = await addManager(site, her.key);
  const { managers } = (await uncle.get('/api/me/managers')).body;
  expect(managers.map((one: { name: string | null }) => one.name)).toEqual(['Sunita', null]);
  const stranger = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const page = await stranger.browser.get(`/api/profiles/${her.id}`);
  expect(page.status).toBe(200);
  expect(JSON.stringify(page.body)).not.toContain('Sunita');
});

test('managers see what each is to the person, as stated or as the registration says', async () => {
  const her = await addMember(site, { profileFor: 'daughter' });
  const father = await addManager(site, her.key, { role: 'owner' });
  const friend = await addManager(site, her.key, { relation: 'friend' });
  const unknown = await addManager(site, her.key);
  const relationsFor = async ({ browser }: { browser: Browser }) =>
    (await listManagers(browser)).managers.map(({ relation }: { relation: string | null }) => relation);
  for (const one of [her, father, friend, unknown]) {
    expect(await relationsFor(one)).toEqual(['parent', 'parent', 'friend', null]);
  }
  await her.browser.put('/api/my-profile/hiding', { days: null });
  const [first] = (await father.browser.get('/api/me/managers/history')).body;
  expect(first).toMatchObject({ you: false, relation: 'parent' });
  const [mine] = (await listManagers(her.browser)).managers;
  const stated = await her.browser.put(`/api/me/managers/${mine.id}`, {
    role: 'owner',
    relation: 'mother',
  });
  expect([stated.status, (await relationsFor(father))[0]]).toEqual([200, 'mother']);
});
