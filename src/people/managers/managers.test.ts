import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addManager } from '../../../test/managers.ts';
import { drawPicture, uploadPhoto } from '../../../test/pictures.ts';
import { addMember, registration, tokenIn } from '../../../test/registration.ts';
import { keepsOwner } from './shared/rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const asMother = { email: null, role: 'manager', relation: 'mother' };
const invite = async (browser: Browser, changed = {}) =>
  browser.post('/api/me/managers/invitations', { ...asMother, ...changed });
const linkOf = async (browser: Browser, changed = {}): Promise<string> =>
  (await invite(browser, changed)).body.link.split('#')[1];
const accept = (browser: Browser, token: string) =>
  browser.put('/api/manager-invitation/acceptance', { token });
const shown = async (browser: Browser) => (await browser.get('/api/me/managers')).body;
const actsFor = async (browser: Browser) => (await browser.get('/api/me')).body.viewer.profile?.id;
const joining = (changed = {}) => {
  const { email, phone, password, confirmPassword, consent } = registration(changed);
  return { email, phone, password, confirmPassword, consent };
};

describe('an invitation', () => {
  test('by email is read by its link, and accepted with a new account, whose address it verifies', async () => {
    const her = await addMember(site);
    const person = joining();
    expect((await invite(her.browser, { email: person.email })).body).toEqual({
      id: expect.any(String),
      link: null,
    });
    await site.workOff();
    const mail = site.mail.find(({ to }) => to === person.email);
    expect(mail?.subject).toBe("You're invited to help with Nandini's profile on Humsafar");
    expect(mail?.text).not.toContain('Deshpande');
    const token = tokenIn(mail);
    const mother = site.visitor();
    expect((await mother.put('/api/manager-invitation', { token })).body).toEqual({
      name: 'Nandini',
      role: 'manager',
      relation: 'mother',
      email: person.email,
      accepted: false,
      managing: false,
    });
    const weak = await mother.post('/api/manager-invitation/accounts', {
      ...person,
      token,
      password: 'password12',
      confirmPassword: 'password12',
    });
    expect([weak.status, Object.keys(weak.body.data.fields)]).toEqual([422, ['password']]);
    const joined = await mother.post('/api/manager-invitation/accounts', { ...person, token });
    expect([joined.status, joined.body]).toEqual([201, { id: her.id, name: 'Nandini Deshpande' }]);
    expect((await mother.get('/api/me')).body.viewer).toMatchObject({
      email: person.email,
      verified: true,
      profile: { id: her.id, role: 'manager' },
    });
    expect(await shown(her.browser)).toMatchObject({
      managers: [
        { you: true, role: 'owner', relation: 'self' },
        { you: false, role: 'manager', relation: 'mother', email: person.email },
      ],
      invitations: [],
    });
    // She is no owner: no addresses, no invitations.
    expect((await shown(mother)).managers[0]).toMatchObject({ role: 'owner', email: null });
    expect((await invite(mother)).status).toBe(403);
  });

  test('by link is accepted by who manages another profile, once; the same account may repeat it', async () => {
    const her = await addMember(site);
    const uncle = await addMember(site, man);
    const token = await linkOf(her.browser, { role: 'viewer', relation: 'relative' });
    expect((await accept(uncle.browser, token)).body).toEqual({ id: her.id, name: 'Nandini Deshpande' });
    expect(await actsFor(uncle.browser)).toBe(her.id);
    expect((await accept(uncle.browser, token)).status).toBe(200);
    const other = await addMember(site, man);
    expect((await accept(other.browser, token)).status).toBe(404);
    expect((await other.browser.put('/api/manager-invitation', { token })).status).toBe(404);
    expect((await uncle.browser.put('/api/me/profile', { id: uncle.id })).status).toBe(200);
    expect((await uncle.browser.get('/api/me/profiles')).body).toHaveLength(2);
    expect((await uncle.browser.put('/api/manager-invitation', { token })).body.managing).toBe(true);
    const { managers } = await shown(her.browser);
    await her.browser.delete(`/api/me/managers/${managers[1].id}`);
    expect((await uncle.browser.put('/api/manager-invitation', { token })).status).toBe(404);
    expect((await accept(uncle.browser, token)).status).toBe(404);
    await accept(uncle.browser, await linkOf(her.browser));
    const again = await linkOf(her.browser);
    expect((await accept(uncle.browser, again)).body.message).toBe('You already manage this profile.');
  });

  test('ends with who made it: an owner who was removed does not come back by it', async () => {
    const her = await addMember(site);
    const uncle = await addMember(site, man);
    await accept(uncle.browser, await linkOf(her.browser, { role: 'owner', relation: 'relative' }));
    const kept = await linkOf(uncle.browser, { role: 'owner', relation: 'brother' });
    const { managers } = await shown(her.browser);
    const his = managers.find(({ you }: { you: boolean }) => !you);
    expect((await her.browser.delete(`/api/me/managers/${his.id}`)).status).toBe(200);
    expect((await accept(uncle.browser, kept)).status).toBe(404);
  });

  test('accepted by two at once goes to one of them', async () => {
    const her = await addMember(site);
    const token = await linkOf(her.browser);
    const people = await Promise.all([addMember(site, man), addMember(site, man)]);
    const answers = await Promise.all(people.map(({ browser }) => accept(browser, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await shown(her.browser)).managers).toHaveLength(2);
  });

  test('is sent again, copied, withdrawn, and expires after 7 days; only hashes are stored', async () => {
    const her = await addMember(site);
    const email = `aunt${process.pid}@example.com`;
    const { id } = (await invite(her.browser, { email })).body;
    const address = `/api/me/managers/invitations/${id}`;
    await site.workOff();
    const first = tokenIn(site.mail.findLast(({ to }) => to === email));
    expect((await her.browser.post(`${address}/emails`)).status).toBe(200);
    await site.workOff();
    const copied = (await her.browser.post(`${address}/links`)).body.link.split('#')[1];
    const reads = async (token: string) =>
      (await site.visitor().put('/api/manager-invitation', { token })).status;
    expect([await reads(first), await reads(copied)]).toEqual([200, 200]);
    const { rows } = await site.app.pool.query(
      'select l::text as row from manager_invitation_links l union all select payload::text from graphile_worker._private_jobs',
    );
    expect(rows.filter(({ row }) => row.includes(first) || row.includes(copied))).toEqual([]);
    const stranger = await addMember(site, man);
    expect((await stranger.browser.post(`${address}/links`)).status).toBe(404);
    expect((await stranger.browser.delete(address)).status).toBe(200);
    expect(await reads(first)).toBe(200);

    site.travel(7.1);
    expect(await reads(copied)).toBe(404);
    expect((await shown(her.browser)).invitations).toMatchObject([{ id, expired: true }]);
    const confirmed = await her.browser.put('/api/account/confirmation', { password: 'a quiet river 7' });
    expect(confirmed.status).toBe(200);
    expect((await her.browser.post(`${address}/emails`)).status).toBe(200);
    expect(await reads(copied)).toBe(200);
    expect((await her.browser.delete(address)).status).toBe(200);
    expect(await reads(copied)).toBe(404);
    expect((await shown(her.browser)).invitations).toEqual([]);
    site.travel(-7.1);
  });

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ relation: 'boss' }, 'relation'],
    [{ role: 'admin' }, 'role'],
  ])('with %j is refused at its field', async (changed, field) => {
    const her = await addMember(site);
    const answer = await invite(her.browser, changed);
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([422, [field]]);
    expect((await invite(her.browser, { email: her.email })).body.data.fields.email.message).toBe(
      'This person already manages the profile.',
    );
  });
});

describe('managers', () => {
  test('a removed one loses access at once, also for a photo that is being uploaded', async () => {
    const her = await addMember(site);
    const father = await addManager(site, her.key);
    const picture = await drawPicture(3, 2000, 2500).jpeg().toBuffer();
    const { managers } = await shown(her.browser);
    const { id } = managers.find((one: { you: boolean }) => !one.you);
    // It waits for the lock of the profile until he is removed.
    const client = await site.app.pool.connect();
    await client.query('begin');
    await client.query('select from profiles where id = $1 for no key update', [her.key]);
    const upload = uploadPhoto(site, father.browser, picture);
    const waits = async () =>
      (await site.app.pool.query("select from pg_locks where not granted and locktype = 'transactionid'"))
        .rowCount;
    await expect.poll(waits, { timeout: 30_000 }).toBeGreaterThan(0);
    await client.query('delete from profile_managers where account_id = $1', [father.id]);
    await client.query('commit');
    client.release();
    expect((await upload).status).toBe(404);
    expect((await her.browser.get('/api/me/photos')).body.photos).toEqual([]);
    expect(await actsFor(father.browser)).toBeUndefined();
    expect((await father.browser.get('/api/dashboard')).status).toBe(403);
    expect((await her.browser.delete(`/api/me/managers/${id}`)).status).toBe(404);
  });

  test('are changed and removed by owners; the last owner stays, whoever tries at once', async () => {
    const her = await addMember(site);
    const father = await addManager(site, her.key);
    const aunt = await addManager(site, her.key, { role: 'viewer' });
    const idOf = async (email: string) =>
      (await shown(her.browser)).managers.find((one: { email: string }) => one.email === email).id;
    const [mine, his, hers] = [await idOf(her.email), await idOf(father.email), await idOf(aunt.email)];
    const change = (browser: Browser, id: string, role: string) =>
      browser.put(`/api/me/managers/${id}`, { role, relation: 'father' });
    expect((await change(father.browser, hers, 'owner')).status).toBe(403);
    expect((await father.browser.delete(`/api/me/managers/${hers}`)).status).toBe(403);
    expect((await her.browser.delete(`/api/me/managers/${mine}`)).body.message).toBe(
      'The profile needs an owner. Please make someone else an owner first.',
    );
    expect((await change(her.browser, mine, 'viewer')).status).toBe(409);
    expect((await change(her.browser, his, 'owner')).status).toBe(200);
    // Both owners leave at once: one stays.
    const left = await Promise.all([
      her.browser.delete(`/api/me/managers/${mine}`),
      father.browser.delete(`/api/me/managers/${his}`),
    ]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stays = left[0]!.status === 409 ? her : father;
    expect((await shown(stays.browser)).managers).toHaveLength(2);
    // A viewer leaves, too.
    expect((await aunt.browser.delete(`/api/me/managers/${hers}`)).status).toBe(200);
    expect(await actsFor(aunt.browser)).toBeUndefined();
    const stranger = await addMember(site, man);
    expect((await stranger.browser.delete(`/api/me/managers/${mine}`)).status).toBe(404);
  });

  test('see who did what, also what a removed one did', async () => {
    const her = await addMember(site);
    const him = await addMember(site, man);
    const father = await addMember(site);
    await accept(father.browser, await linkOf(her.browser, { relation: 'father' }));
    await father.browser.put(`/api/profiles/${him.id}/interest`);
    const history = async (browser: Browser) => (await browser.get('/api/me/managers/history')).body;
    expect((await history(her.browser)).slice(0, 3)).toMatchObject([
      {
        act: 'interest.sent',
        you: false,
        relation: 'father',
        email: father.email,
        managing: true,
        about: { id: him.id, name: 'Aditya Joshi' },
      },
      { act: 'manager.joined', relation: 'father', about: null },
      expect.anything(),
    ]);
    expect((await history(father.browser))[0]).toMatchObject({ you: true, act: 'interest.sent' });
    expect(JSON.stringify(await history(father.browser))).not.toContain(her.email);
    const { managers } = await shown(her.browser);
    await her.browser.delete(`/api/me/managers/${managers[1].id}`);
    expect(await history(her.browser)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ act: 'interest.sent', managing: false, email: null }),
        expect.objectContaining({ act: 'manager.removed', you: true }),
      ]),
    );
    const aunt = await addManager(site, her.key, { relation: 'relative' });
    const { version, values } = (await aunt.browser.get('/api/my-profile')).body.sections.basics;
    await aunt.browser.put('/api/my-profile/basics', { ...values, heightCm: 165, version });
    await aunt.browser.put(`/api/profiles/${him.id}/shortlisting`);
    await aunt.browser.post('/api/saved-searches', {
      name: 'Jain',
      frequency: 'daily',
      filters: { religion: 'jain' },
    });
    await aunt.browser.put(`/api/recommendations/dismissals/${him.id}`, {});
    await aunt.browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' });
    await aunt.browser.put(`/api/blocks/${him.id}`);
    await aunt.browser.delete(`/api/blocks/${him.id}`);
    const [me] = (await shown(aunt.browser)).managers.filter(({ you }: { you: boolean }) => you);
    expect((await aunt.browser.delete(`/api/me/managers/${me.id}`)).status).toBe(200);
    expect((await history(her.browser)).slice(0, 8)).toMatchObject([
      { act: 'manager.left', managing: false, email: null, about: null },
      { act: 'profile.unblocked', managing: false, about: { id: him.id } },
      { act: 'profile.blocked', managing: false },
      { act: 'report.filed', about: null },
      { act: 'recommendation.dismissed', about: { id: him.id } },
      { act: 'saved_search.added', about: null },
      { act: 'shortlist.added', managing: false, about: { id: him.id } },
      { act: 'profile.changed', managing: false, about: null },
    ]);
    expect(await history(him.browser)).not.toContainEqual(expect.objectContaining({ act: 'interest.sent' }));
    const [interest] = (await him.browser.get('/api/interests')).body.interests;
    await him.browser.put(`/api/interests/${interest.id}/acceptance`);
    expect((await him.browser.delete(`/api/interests/${interest.id}/acceptance`)).status).toBe(200);
    expect((await history(him.browser)).slice(0, 2)).toMatchObject([
      { act: 'interest.reopened', you: true, about: { id: her.id } },
      { act: 'interest.accepted', you: true, about: { id: her.id } },
    ]);
  });
});

test.each([
  [['owner', 'manager'], 0, 'manager', false],
  [['owner', 'manager'], 0, null, false],
  [['owner', 'manager'], 1, null, true],
  [['owner', 'owner'], 0, 'viewer', true],
  [['owner', 'viewer'], 1, 'owner', true],
] as const)('of %j, number %i becomes %s: there is an owner: %s', (roles, which, role, keeps) => {
  const managers = roles.map((one, place) => ({ id: String(place), role: one }));
  expect(keepsOwner(managers, String(which), role)).toBe(keeps);
});
