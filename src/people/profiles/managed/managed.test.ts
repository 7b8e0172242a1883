import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addMember, registration } from '../../../../test/registration.ts';
import { PROFILES_PER_ACCOUNT } from '../shared/rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const daughter = (changed: Record<string, unknown> = {}) => ({
  profileFor: 'daughter',
  name: 'Asha Deshpande',
  gender: 'female',
  dateOfBirth: '1999-02-03',
  religion: 'hindu',
  motherTongue: 'mr',
  declaration: true,
  ...changed,
});

const add = (browser: Browser, changed: Record<string, unknown> = {}) =>
  browser.post('/api/me/profiles', daughter(changed));
const switchTo = (browser: Browser, id: string) => browser.put('/api/me/profile', { id });
const actingFor = async (browser: Browser) => (await browser.get('/api/me')).body.viewer?.profile?.id;
const managed = async (browser: Browser) => (await browser.get('/api/me/profiles')).body;

/** A mother with the profiles of two daughters; her session acts for the second. */
async function addMother() {
  const mother = await addMember(site, { profileFor: 'daughter' });
  const { body } = await add(mother.browser);
  return { ...mother, first: mother.id, second: body.id as string };
}

/** Another browser of the same account. */
async function logInAgain(email: string): Promise<Browser> {
  const browser = site.visitor();
  const answer = await browser.post('/api/sessions', { email, password: 'a quiet river 7' });
  expect(answer.status).toBe(200);
  return browser;
}

describe('a further profile of an account', () => {
  test('is listed like the first, and the session acts for it from then on', async () => {
    const mother = await addMember(site);
    const added = await add(mother.browser);
    expect(added).toMatchObject({ status: 201, body: { listed: true } });
    expect((await mother.browser.get('/api/me')).body.viewer).toMatchObject({
      email: mother.email,
      profile: { id: added.body.id, name: 'Asha Deshpande', role: 'owner', listed: true },
    });
    expect(await managed(mother.browser)).toEqual([
      { id: mother.id, name: 'Nandini Deshpande', role: 'owner', current: false },
      { id: added.body.id, name: 'Asha Deshpande', role: 'owner', current: true },
    ]);
    const { body } = await mother.browser.get(`/api/profiles/${added.body.id}`);
    expect(body).toMatchObject({ view: 'full', own: true, profileFor: 'daughter' });
  });

  test('is created once when it is requested five times at once', async () => {
    const mother = await addMember(site);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mother.browser)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await managed(mother.browser)).toHaveLength(2);
  });

  test(`is refused after ${PROFILES_PER_ACCOUNT}, also of two at once`, async () => {
    const mother = await addMember(site);
    for (let n = 2; n < PROFILES_PER_ACCOUNT; n++) {
      expect((await add(mother.browser, { dateOfBirth: `1990-01-0${n}` })).status).toBe(201);
    }
    const last = await Promise.all([
      add(mother.browser, { name: 'Asha' }),
      add(mother.browser, { name: 'Bina' }),
    ]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)!.body.message).toMatch(/at most 10 profiles/);
    expect(await managed(mother.browser)).toHaveLength(PROFILES_PER_ACCOUNT);
  });

  test.each([
    ['too young', { dateOfBirth: '2020-01-01' }, 'dateOfBirth'],
    ['no name', { name: ' ' }, 'name'],
    ['a religion that is none', { religion: 'None such' }, 'religion'],
  ])('is refused at its field: %s', async (_what, changed, field) => {
    const mother = await addMember(site);
    const { status, body } = await add(mother.browser, changed);
    expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]]);
    expect(await managed(mother.browser)).toHaveLength(1);
  });

  test('is for members, and not for staff', async () => {
    expect((await add(site.visitor())).status).toBe(401);
    expect((await site.visitor().get('/api/me/profiles')).status).toBe(401);
    expect((await add(await site.as('admin'))).status).toBe(403);
  });

  test('is the first one of an account whose only profile was deleted', async () => {
    const mother = await addMember(site);
    await site.app.db.deleteFrom('profiles').where('id', '=', mother.key).execute();
    expect(await actingFor(mother.browser)).toBeUndefined();
    const added = await add(mother.browser);
    expect(added).toMatchObject({ status: 201, body: { listed: true } });
    expect(await actingFor(mother.browser)).toBe(added.body.id);
  });

  test('waits with the first for the email address to be verified', async () => {
    const browser = site.visitor();
    const sent = registration();
    await browser.post('/api/accounts', sent);
    expect((await add(browser)).body.listed).toBe(false);
    await site.workOff();
    const text = site.mail.find(({ to }) => to === sent.email)!.text;
    const token = /#([\w-]{20,})/.exec(text)![1];
    await browser.put('/api/email-verification', { token });
    for (const { id } of await managed(browser)) {
      expect((await site.visitor().get(`/api/profiles/${id}`)).status).toBe(200);
    }
  });
});

describe('switching', () => {
  test('is by session: two browsers of one account act for two profiles', async () => {
    const { browser, email, first, second } = await addMother();
    const phone = await logInAgain(email);
    expect(await actingFor(phone)).toBe(second);
    expect(await switchTo(phone, first)).toMatchObject({
      status: 200,
      body: { id: first, name: 'Nandini Deshpande' },
    });
    expect(await actingFor(phone)).toBe(first);
    expect(await actingFor(browser)).toBe(second);
    // A new login continues with the one that was used last.
    expect(await actingFor(await logInAgain(email))).toBe(first);
  });

  test("to somebody else's profile, or to none, is not found and changes nothing", async () => {
    const { browser, second } = await addMother();
    const stranger = await addMember(site);
    for (const id of [stranger.id, 'PNOBODY00']) {
      expect((await switchTo(browser, id)).status).toBe(404);
    }
    expect(await actingFor(browser)).toBe(second);
  });

  test('twenty times at once ends with one of the profiles, and what is read is of that one', async () => {
    const { browser, first, second } = await addMother();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => switchTo(browser, n % 2 ? first : second)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const id = await actingFor(browser);
    expect([first, second]).toContain(id);
    expect((await managed(browser)).filter(({ current }: { current: boolean }) => current)).toMatchObject([
      { id },
    ]);
  });

  test('sends an event to the open pages of the account, and to nobody else', async () => {
    const { browser, key, first } = await addMother();
    const stranger = await addMember(site);
    // What registering has sent is not what is looked for.
    await site.app.live.catchUp();
    const received: [string, string[]][] = [];
    const stops = [
      site.app.live.listen(await site.accountOf(key), (topics) => received.push(['hers', topics])),
      site.app.live.listen(await site.accountOf(stranger.key), (topics) => received.push(['theirs', topics])),
    ];
    await switchTo(browser, first);
    await expect.poll(() => received).toEqual([['hers', ['accounts']]]);
    for (const stop of stops) stop();
  });

  test('away from a profile that is no longer managed is automatic', async () => {
    const { browser, key, first, second } = await addMother();
    await addManager(site, await site.idOf(second), { role: 'owner' });
    await site.app.db
      .deleteFrom('profile_managers')
      .where('account_id', '=', await site.accountOf(key))
      .where('profile_id', '=', await site.idOf(second))
      .execute();
    expect(await actingFor(browser)).toBe(first);
    expect((await switchTo(browser, second)).status).toBe(404);
  });

  test('leaves a page that shows the other profile unable to act or read', async () => {
    const { browser, first, second } = await addMother();
    const him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
    const page = (id: string) => ({ 'x-profile': id });
    const refused = await browser.put(`/api/profiles/${him.id}/interest`, {}, page(first));
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.message).toBe("You've switched to Asha Deshpande's profile. Please reload the page.");
    expect((await browser.get('/api/dashboard', page(first))).status).toBe(403);
    expect((await browser.put(`/api/profiles/${him.id}/interest`, {}, page(second))).status).toBe(200);
  });
});

describe('two profiles of one account', () => {
  test('see each other as others do, but are not counted as views and send no interest', async () => {
    const { browser, first, second } = await addMother();
    expect((await browser.get(`/api/profiles/${first}`)).body).toMatchObject({ view: 'full', own: false });
    const sent = await browser.put(`/api/profiles/${first}/interest`);
    expect(sent.status).toBe(409);
    expect(sent.body.message).toMatch(/same person manages both/);
    await switchTo(browser, first);
    expect((await browser.get('/api/dashboard')).body.profileViews).toBe(0);
    expect((await browser.put(`/api/profiles/${second}/interest`)).status).toBe(409);
  });

  test('send no interest either when another person manages both', async () => {
    const son = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
    const sister = await addMember(site);
    const uncle = await addManager(site, son.key, { role: 'viewer' });
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: sister.key, account_id: uncle.id, role: 'manager' })
      .execute();
    // A manager with the role viewer does not count.
    expect((await son.browser.put(`/api/profiles/${sister.id}/interest`)).status).toBe(200);
    await son.browser
      .get('/api/interests?box=sent')
      .then(({ body }) => son.browser.put(`/api/interests/${body.interests[0].id}/withdrawal`));
    await site.app.db
      .updateTable('profile_managers')
      .set({ role: 'manager' })
      .where('account_id', '=', uncle.id)
      .execute();
    expect((await son.browser.put(`/api/profiles/${sister.id}/interest`)).status).toBe(409);
  });
});

describe('an account that is deleted', () => {
  const remove = (id: number) => site.app.db.deleteFrom('accounts').where('id', '=', id).execute();
  const rolesOf = async (profile: number) =>
    (
      await site.app.db
        .selectFrom('profile_managers')
        .select('role')
        .where('profile_id', '=', profile)
        .execute()
    ).map(({ role }) => role);
  const exists = async (profile: number) =>
    (await site.app.db.selectFrom('profiles').select('id').where('id', '=', profile).execute()).length === 1;

  test('takes the profiles with it that have no other manager', async () => {
    const { key, second } = await addMother();
    await addManager(site, key, { role: 'viewer' });
    const other = await site.idOf(second);
    await addManager(site, other);
    await remove(await site.accountOf(key));
    expect([await exists(key), await exists(other)]).toEqual([false, true]);
    expect(await rolesOf(other)).toEqual(['owner']);
  });

  test('and the other manager at the same time leave no profile behind', async () => {
    for (let n = 0; n < 5; n++) {
      const member = await addMember(site);
      const father = await addManager(site, member.key, { role: 'owner' });
      await Promise.all([remove(await site.accountOf(member.key)), remove(father.id)]);
      expect(await exists(member.key)).toBe(false);
    }
  });

  test('may hand its profile over in the same transaction', async () => {
    const member = await addMember(site);
    const account = await site.accountOf(member.key);
    const father = await addManager(site, member.key, { role: 'viewer' });
    await site.app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('accounts').where('id', '=', account).execute();
      await tx
        .updateTable('profile_managers')
        .set({ role: 'owner' })
        .where('account_id', '=', father.id)
        .execute();
    });
    expect(await rolesOf(member.key)).toEqual(['owner']);
  });
});
