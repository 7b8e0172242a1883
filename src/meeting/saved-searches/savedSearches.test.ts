import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { SAVED_MAX } from './shared/rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const save = (member: Pick<Member, 'browser'>, filters: object, name = 'My search', frequency = 'instant') =>
  member.browser.post('/api/saved-searches', { name, frequency, filters });
const listed = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.get('/api/saved-searches')).body.searches;

describe('a saved search', () => {
  test('is shared by the managers of the profile, of whom viewers read, and nobody else has it', async () => {
    const her = await addMember(site);
    const added = await save(her, { religion: 'hindu', ageMin: 24, ageMax: 30 }, ' Hindu, 24 to 30 ');
    expect(added).toMatchObject({ status: 200, body: { name: 'Hindu, 24 to 30', existed: false } });
    const { id } = added.body;
    const mother = await addManager(site, her.key);
    const uncle = await addManager(site, her.key, { role: 'viewer' });
    const stranger = await addMember(site);
    for (const browser of [her.browser, mother.browser, uncle.browser]) {
      expect(await listed({ browser })).toEqual([
        {
          id,
          name: 'Hindu, 24 to 30',
          frequency: 'instant',
          filters: { religion: 'hindu', ageMin: '24', ageMax: '30' },
          outdated: false,
          createdAt: expect.any(String),
          matches: 0,
        },
      ]);
    }
    expect(await listed(stranger)).toEqual([]);
    const change = { name: 'Hindu', frequency: 'daily' };
    expect((await mother.browser.put(`/api/saved-searches/${id}`, change)).status).toBe(200);
    expect(await listed(her)).toMatchObject([change]);
    const tries = (browser: Member['browser']) =>
      Promise.all([
        browser.put(`/api/saved-searches/${id}`, change),
        browser.delete(`/api/saved-searches/${id}`),
        browser.delete(`/api/saved-searches/${id}/removal`),
      ]);
    expect((await tries(uncle.browser)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await tries(stranger.browser)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await uncle.browser.put(`/api/saved-searches/${id}/look`)).status).toBe(200);
    expect((await stranger.browser.put(`/api/saved-searches/${id}/look`)).status).toBe(404);
  });

  test('is one, however often and in whatever order it is saved, also by two at once', async () => {
    const her = await addMember(site);
    const both = await Promise.all([
      save(her, { city: 'Pune', religion: 'hindu' }, 'One'),
      save(her, { religion: 'hindu', city: ' pune', gender: 'male' }, 'Two'),
    ]);
    expect(both.map(({ body }) => body.existed).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    const { id } = both[0].body;
    const other = (await save(her, { religion: 'jain' })).body;
    const same = { name: 'Same', frequency: 'never', filters: { religion: 'hindu', city: 'pune' } };
    expect(await her.browser.put(`/api/saved-searches/${other.id}`, same)).toMatchObject({
      status: 409,
      body: { message: "You've already saved a search with these filters." },
    });
    // Its own filters again are no other search.
    expect((await her.browser.put(`/api/saved-searches/${id}`, same)).status).toBe(200);
    expect((await listed(her)).map(({ name }: { name: string }) => name).sort()).toEqual([
      'My search',
      'Same',
    ]);
  });

  test('comes back after it was deleted, unless the same was saved meanwhile', async () => {
    const her = await addMember(site);
    const { id } = (await save(her, { religion: 'sikh' }, 'Sikh')).body;
    for (const _ of [1, 2]) {
      const { status } = await her.browser.delete(`/api/saved-searches/${id}`);
      expect(status).toBe(_ === 1 ? 200 : 404);
    }
    expect(await listed(her)).toEqual([]);
    for (const _ of [1, 2])
      expect((await her.browser.delete(`/api/saved-searches/${id}/removal`)).status).toBe(200);
    expect(await listed(her)).toMatchObject([{ id, name: 'Sikh' }]);
    await her.browser.delete(`/api/saved-searches/${id}`);
    await save(her, { religion: 'sikh' });
    expect((await her.browser.delete(`/api/saved-searches/${id}/removal`)).status).toBe(409);
  });

  test.each([
    ['no name', { name: ' ', frequency: 'daily', filters: { religion: 'hindu' } }, 422],
    ['a long name', { name: 'x'.repeat(61), frequency: 'daily', filters: { religion: 'hindu' } }, 422],
    ['an unknown frequency', { name: 'One', frequency: 'hourly', filters: { religion: 'hindu' } }, 422],
    ['an age out of range', { name: 'One', frequency: 'daily', filters: { ageMin: 3 } }, 422],
    ['no filters', { name: 'One', frequency: 'daily', filters: {} }, 409],
    ['the filter that it has anyway', { name: 'One', frequency: 'daily', filters: { gender: 'male' } }, 409],
  ])('is refused with %s', async (_what, body, status) => {
    const her = await addMember(site);
    expect((await her.browser.post('/api/saved-searches', body)).status).toBe(status);
    expect(await listed(her)).toEqual([]);
  });

  test('is one of at most twenty', async () => {
    const her = await addMember(site, man);
    const all = await Promise.all(
      Array.from({ length: SAVED_MAX + 1 }, (_, place) => save(her, { ageMin: 20 + place }, `From ${place}`)),
    );
    expect(all.filter(({ status }) => status === 409).map(({ body }) => body.message)).toEqual([
      'You can save at most 20 searches. Please delete one first.',
    ]);
    expect(await listed(her)).toHaveLength(SAVED_MAX);
  });
});
