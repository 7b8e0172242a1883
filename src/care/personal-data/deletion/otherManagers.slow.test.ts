import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addMember } from '../../../../test/registration.ts';
import { showHiddenProfiles } from '../../../people/profiles/visible/settings/settings.ts';
import { outcomesFor } from '../shared/rules.ts';
import { deleteRequestedProfiles } from './deleteRequestedProfiles.ts';
import { hashLookups } from './seal.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const remove = (browser: Browser, profiles: { id: string; outcome: string }[]) =>
  browser.post('/api/me/deletion', { reason: 'married_elsewhere', password, profiles });
const planOf = async (browser: Browser) => (await browser.get('/api/me/deletion')).body.profiles;

describe('a profile that others manage', () => {
  test('is left to them, who are asked before it is deleted; what was not asked for is refused', async () => {
    const her = await addMember(site);
    const father = await addManager(site, her.key);
    expect(await planOf(her.browser)).toMatchObject([{ others: 1, outcomes: ['leave', 'ask'] }]);
    for (const profiles of [[], [{ id: her.id, outcome: 'delete' }], [{ id: 'P001', outcome: 'delete' }]]) {
      expect((await remove(her.browser, profiles)).status).toBe(409);
    }
    expect((await remove(her.browser, [{ id: her.id, outcome: 'leave' }])).status).toBe(200);
    expect((await father.browser.get('/api/me')).body.viewer.profile).toMatchObject({
      id: her.id,
      role: 'owner',
    });
    const declared = await site.app.db
      .selectFrom('declarations')
      .select(['account_id', 'address'])
      .where('profile_id', '=', her.key)
      .execute();
    expect(declared).toEqual([{ account_id: null, address: null }]);
    const uncle = await addMember(site, man);
    const aunt = await addManager(site, uncle.key, { role: 'viewer' });
    expect((await remove(uncle.browser, [{ id: uncle.id, outcome: 'delete' }])).status).toBe(200);
    expect((await aunt.browser.get('/api/me')).body.viewer.profile).toBeNull();
  });

  describe('with no other owner, is hidden while a manager is asked', () => {
    const sees = async (id: string) => (await site.visitor().get(`/api/profiles/${id}`)).status === 200;
    const asked = async (browser: Browser) => (await browser.get('/api/me/profile-deletion')).body.request;
    const isAsked = async (browser: Browser) =>
      (await browser.get('/api/me')).body.viewer.profile.deletionAsked;
    const lines = async (browser: Browser): Promise<string[]> =>
      (await browser.get('/api/notifications')).body.notifications.map(({ text }: { text: string }) => text);

    async function after(days: number) {
      site.travel(days);
      await deleteRequestedProfiles(site.app);
      site.travel(-days);
    }

    async function ask() {
      const her = await addMember(site);
      const mother = await addManager(site, her.key);
      const aunt = await addManager(site, her.key);
      expect(await sees(her.id)).toBe(true);
      expect((await remove(her.browser, [{ id: her.id, outcome: 'ask' }])).status).toBe(200);
      expect(await sees(her.id)).toBe(false);
      return { her, mother, aunt };
    }

    test('who keeps it becomes its owner, and it is shown again', async () => {
      const { her, mother, aunt } = await ask();
      expect((await mother.browser.get('/api/me')).body.viewer.profile).toMatchObject({ role: 'owner' });
      const request = { relation: 'self', hid: true, deleteAt: expect.any(String) };
      for (const { browser } of [mother, aunt]) {
        expect(await asked(browser)).toMatchObject(request);
        expect(await isAsked(browser)).toBe(true);
      }
      expect(await lines(mother.browser)).toContain("Keep or delete Nandini Deshpande's profile?");
      expect((await aunt.browser.delete('/api/me/profile-deletion')).status).toBe(403);
      await deleteRequestedProfiles(site.app);
      expect((await mother.browser.delete('/api/me/profile-deletion')).status).toBe(200);
      for (const { browser } of [mother, aunt]) {
        expect(await asked(browser)).toBeNull();
        expect(await isAsked(browser)).toBe(false);
      }
      expect(await sees(her.id)).toBe(true);
      await after(8);
      expect(await sees(her.id)).toBe(true);
    });

    test('they read by whom, as the registration says it where nobody has stated it', async () => {
      const her = await addMember(site, { profileFor: 'sister' });
      const cousin = await addManager(site, her.key);
      expect((await remove(her.browser, [{ id: her.id, outcome: 'ask' }])).status).toBe(200);
      expect(await asked(cousin.browser)).toMatchObject({ relation: 'sibling' });
      await site.workOff();
      expect(site.mail.find(({ to }) => to === cousin.email)?.text).toContain(
        "Nandini Deshpande's brother or sister has deleted their account",
      );
    });

    test('who shows it again keeps it, too', async () => {
      const { her, mother, aunt } = await ask();
      expect((await aunt.browser.delete('/api/my-profile/hiding')).status).toBe(200);
      expect(await asked(mother.browser)).toBeNull();
      await after(8);
      expect(await sees(her.id)).toBe(true);
    });

    test('it does not come back by itself, although it was hidden for some days only', async () => {
      const her = await addMember(site);
      await addManager(site, her.key);
      await her.browser.put('/api/my-profile/hiding', { reason: 'break', days: 7 });
      await remove(her.browser, [{ id: her.id, outcome: 'ask' }]);
      site.travel(7.5);
      await showHiddenProfiles(site.app);
      expect(await sees(her.id)).toBe(false);
      site.travel(-7.5);
    });

    test('one that was hidden before stays hidden when it is kept', async () => {
      const her = await addMember(site);
      const mother = await addManager(site, her.key);
      await her.browser.put('/api/my-profile/hiding', { reason: 'break', days: null });
      await remove(her.browser, [{ id: her.id, outcome: 'ask' }]);
      await mother.browser.delete('/api/me/profile-deletion');
      expect((await mother.browser.get('/api/my-profile/settings')).body.hidden).toMatchObject({
        reason: 'break',
      });
    });

    test('without an answer it is deleted after a week, with a sealed copy, and its managers are told', async () => {
      const { her, mother, aunt } = await ask();
      await after(6);
      expect(await asked(mother.browser)).not.toBeNull();
      await after(8);
      const rows = await site.app.db.selectFrom('profiles').select('id').where('id', '=', her.key).execute();
      expect(rows).toEqual([]);
      for (const { browser } of [mother, aunt]) {
        expect((await browser.get('/api/me')).body.viewer.profile).toBeNull();
        expect(await lines(browser)).toContain('A profile you helped manage was deleted');
      }
      const copies = await site.app.db
        .selectFrom('sealed_copies')
        .select('reason')
        .where(sql<boolean>`lookups @> array[${(await hashLookups(site.app.db, [her.id]))[0]}::bytea]`)
        .execute();
      expect(copies).toEqual([{ reason: 'not_kept' }]);
    });
  });

  test('and own is deleted only when the other owner agrees', async () => {
    const her = await addMember(site);
    const mother = await addManager(site, her.key, { role: 'owner' });
    const aunt = await addManager(site, her.key);
    // The mother has the same password.
    const own = site.app.db.selectFrom('accounts').select('password_hash').where('email', '=', her.email);
    await site.app.db
      .updateTable('accounts')
      .set({ password_hash: (await own.executeTakeFirstOrThrow()).password_hash })
      .where('id', '=', mother.id)
      .execute();
    expect(await planOf(her.browser)).toMatchObject([{ outcomes: ['leave', 'ask'] }]);
    expect((await remove(her.browser, [{ id: her.id, outcome: 'delete' }])).status).toBe(409);
    expect((await remove(her.browser, [{ id: her.id, outcome: 'ask' }])).status).toBe(200);
    expect((await mother.browser.get('/api/me/profile-deletion')).body.request).toMatchObject({
      relation: 'self',
    });
    expect((await aunt.browser.get('/api/me/profile-deletion')).body.request).toBeNull();
    const agree = (browser: Browser, given = password) =>
      browser.put('/api/me/profile-deletion/agreement', { password: given });
    expect((await agree(aunt.browser)).status).toBe(403);
    expect((await mother.browser.delete('/api/me/profile-deletion')).status).toBe(200);
    expect((await agree(mother.browser)).status).toBe(404);
    await site.app.db
      .insertInto('deletion_requests')
      .values({ profile_id: her.key, relation: 'self', requested_at: site.app.clock() })
      .execute();
    expect((await agree(mother.browser, 'not hers')).body.data.fields).toMatchObject({
      password: { code: 'password_wrong' },
    });
    expect((await agree(mother.browser)).status).toBe(200);
    for (const { browser } of [mother, aunt]) {
      expect((await browser.get('/api/me')).body.viewer).toMatchObject({ profile: null });
    }
  });

  test('and own is deleted once each of the other owners agrees', async () => {
    const her = await addMember(site);
    const hash = (
      await site.app.db
        .selectFrom('accounts')
        .select('password_hash')
        .where('email', '=', her.email)
        .executeTakeFirstOrThrow()
    ).password_hash;
    const others = [1, 2, 3].map(() => addManager(site, her.key, { role: 'owner' }));
    const [mother, father, aunt] = await Promise.all(others);
    await site.app.db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', 'in', [mother!.id, father!.id, aunt!.id])
      .execute();
    expect(await planOf(her.browser)).toMatchObject([{ outcomes: ['leave', 'ask'], otherOwners: 3 }]);
    expect((await remove(her.browser, [{ id: her.id, outcome: 'ask' }])).status).toBe(200);
    const agree = async ({ browser }: { browser: Browser }) =>
      (await browser.put('/api/me/profile-deletion/agreement', { password })).body;
    const asked = async ({ browser }: { browser: Browser }) =>
      (await browser.get('/api/me/profile-deletion')).body.request;
    expect(await asked(mother!)).toMatchObject({ agreed: false, others: 2 });
    expect([await agree(mother!), await agree(mother!)]).toEqual([{ deleted: false }, { deleted: false }]);
    expect(await asked(mother!)).toMatchObject({ agreed: true, others: 2 });
    expect(await asked(father!)).toMatchObject({ agreed: false, others: 1 });
    expect((await father!.browser.get('/api/me/managers/history')).body).toContainEqual(
      expect.objectContaining({ act: 'deletion.agreed', managing: true }),
    );
    // One who refuses ends it for all, and who agreed before is asked again with the next wish.
    await aunt!.browser.delete('/api/me/profile-deletion');
    expect(await asked(mother!)).toBeNull();
    await site.app.db
      .insertInto('deletion_requests')
      .values({ profile_id: her.key, relation: 'self', requested_at: site.app.clock() })
      .execute();
    await agree(mother!);
    // The last two at once: one of them deletes it.
    const last = await Promise.all([agree(father!), agree(aunt!)]);
    expect(last.map(({ deleted }) => deleted).sort()).toEqual([false, true]);
    expect((await mother!.browser.get('/api/me')).body.viewer).toMatchObject({ profile: null });
  });

  test('deleted by its two owners at once, is gone or left, never without an owner', async () => {
    const her = await addMember(site);
    const him = await addMember(site, man);
    const body = { email: null, role: 'owner', relation: 'brother' };
    const { link } = (await her.browser.post('/api/me/managers/invitations', body)).body;
    await him.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
    const answers = await Promise.all([
      remove(her.browser, [{ id: her.id, outcome: 'leave' }]),
      remove(him.browser, [
        { id: her.id, outcome: 'leave' },
        { id: him.id, outcome: 'delete' },
      ]),
    ]);
    // The second is shown what has changed: it is the last owner now.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = await site.app.db
      .selectFrom('profile_managers')
      .select('role')
      .where('profile_id', '=', her.key)
      .execute();
    expect(owners).toEqual([{ role: 'owner' }]);
  });
});

test.each([
  ['viewer', ['owner'], ['leave']],
  ['manager', ['owner'], ['leave']],
  ['owner', [], ['delete']],
  ['owner', ['viewer'], ['delete']],
  ['owner', ['manager', 'viewer'], ['leave', 'ask']],
  ['owner', ['owner', 'manager'], ['leave', 'ask']],
] as const)('for a %s beside %j, the outcomes are %j', (role, others, outcomes) => {
  expect(
    outcomesFor(
      role,
      others.map((one) => ({ role: one })),
    ),
  ).toEqual(outcomes);
});
