import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addManager } from '../../../../test/managers.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';
import { endDueSuspensions } from '../../../people/sanctions/suspensions.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const address = ({ id }: { id: string }, act = '') => `/api/staff/members/${id}${act}`;
const reason = 'Asked by phone';

describe('a suspension', () => {
  test('ends the sessions, hides the profile, is told by email, and ends by itself', async () => {
    const her = await addMember(site, { name: 'Isha Kale' });
    const moderator = await addStaff(site, 'Meera', 'moderator');
    const visible = async () => (await site.visitor().get(`/api/profiles/${her.id}`)).status;
    expect(await visible()).toBe(200);

    const body = { reason: 'harassment', days: 3, message: 'You wrote threats to a family.' };
    const twice = await Promise.all([
      moderator.put(address(her, '/suspension'), body),
      moderator.put(address(her, '/suspension'), body),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await her.browser.get('/api/me')).body.viewer).toBeNull();
    expect(await visible()).toBe(404);
    const login = { email: her.email, password: 'a quiet river 7' };
    expect((await site.visitor().post('/api/sessions', login)).status).toBe(401);
    await site.workOff();
    const mails = site.mail.filter(({ to, subject }) => to === her.email && subject.includes('is suspended'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toMatch(
      /Harassment or threats[\s\S]+You wrote threats[\s\S]+mistake[\s\S]+\/contact/,
    );
    expect((await moderator.get(address(her))).body).toMatchObject({
      member: { status: 'suspended' },
      sanctions: [{ kind: 'suspension', reason: 'harassment', imposedBy: 'Meera', endedAt: null }],
    });

    site.travel(2);
    await endDueSuspensions(site.app);
    expect(await visible()).toBe(404);
    site.travel(2);
    await endDueSuspensions(site.app);
    await site.workOff();
    expect(await visible()).toBe(200);
    expect((await site.visitor().post('/api/sessions', login)).status).toBe(200);
    expect(site.mail.some(({ to, subject }) => to === her.email && /no longer suspended/.test(subject))).toBe(
      true,
    );
  });

  test('holds for an account while any of its profiles is suspended, and not for relatives who only view', async () => {
    const moderator = await addStaff(site, 'Meera', 'moderator');
    const mother = await addMember(site, { name: 'Asha Rane', profileFor: 'daughter' });
    const second = await mother.browser.post('/api/me/profiles', {
      ...{ profileFor: 'son', name: 'Amol Rane', gender: 'male', dateOfBirth: '1994-08-30' },
      ...{ religion: 'hindu', motherTongue: 'mr', declaration: true },
    });
    expect(second.status).toBe(201);
    const son = { id: second.body.id as string };
    await addManager(site, mother.key, { email: 'onlooker@humsafar.example', role: 'viewer' });
    const act = { reason: 'fake', days: null };
    expect((await moderator.put(address(mother, '/suspension'), act)).body).toEqual({ until: null });
    expect((await moderator.get(address(son))).body.member.status).toBe('suspended');
    expect((await (await site.as('onlooker')).get('/api/me')).body.viewer).not.toBeNull();
    expect((await moderator.put(address(son, '/suspension'), act)).status).toBe(409);

    expect((await moderator.put(address(mother, '/restoration'), { reason })).status).toBe(200);
    expect((await moderator.put(address(mother, '/restoration'), { reason })).status).toBe(409);
    expect((await moderator.get(address(son))).body.member.status).toBe('active');
    // A deleted profile keeps nobody suspended.
    await moderator.put(address(son, '/suspension'), act);
    const admin = await site.as('admin');
    expect((await admin.post(address(son, '/deletion'), { name: 'Amol Rane', reason })).status).toBe(200);
    expect((await moderator.get(address(mother))).body.member.status).toBe('active');
  });
});

test('verifying sets the badge, is done once, and locks name and date of birth for the family, not for staff', async () => {
  const her = await addMember(site);
  const moderator = await addStaff(site, 'Meera', 'moderator');
  const support = await addStaff(site, 'Lata', 'support');
  const verify = (verified: boolean) => moderator.put(address(her, '/verification'), { verified, reason });
  expect((await verify(false)).status).toBe(409);
  const both = await Promise.all([verify(true), verify(true)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).body.verified).toBe(true);

  const opened = await support.post(address(her, '/edits'), { reason });
  expect(opened.status).toBe(200);
  const { version, values } = opened.body.sections.about;
  const about = { ...values, version, name: 'Nandini Deshmukh' };
  expect((await her.browser.put('/api/my-profile/about', about)).status).toBe(422);
  const saved = await support.put(address(her, '/about'), { ...about, reason });
  expect([saved.status, saved.body.values?.name]).toEqual([200, 'Nandini Deshmukh']);
  // Based on what was there before, and without a reason, nothing is saved.
  expect((await support.put(address(her, '/about'), { ...about, name: 'Nandini Rao', reason })).status).toBe(
    409,
  );
  const { status, body } = await support.put(address(her, '/about'), {
    ...about,
    version: version + 1,
    reason: '',
  });
  expect([status, Object.keys(body.data.fields)]).toEqual([422, ['reason']]);
  const wrong = await support.put(address(her, '/basics'), {
    ...opened.body.sections.basics.values,
    ...{ heightCm: 500, version: 0, reason },
  });
  expect([wrong.status, Object.keys(wrong.body.data.fields)]).toEqual([422, ['heightCm']]);
});

test('deleting needs the name, keeps a sealed copy, and takes the account of an owner without another profile', async () => {
  const her = await addMember(site, { name: 'Mrunal Sathe' });
  const admin = await site.as('admin');
  const account = await site.accountOf(her.key);
  const wrong = await admin.post(address(her, '/deletion'), { name: 'Mrunal', reason });
  expect([wrong.status, Object.keys(wrong.body.data.fields)]).toEqual([422, ['name']]);
  expect((await admin.post(address(her, '/deletion'), { name: ' Mrunal Sathe ', reason })).status).toBe(200);
  expect((await admin.post(address(her, '/deletion'), { name: 'Mrunal Sathe', reason })).status).toBe(404);
  expect((await her.browser.get('/api/me')).body.viewer).toBeNull();
  const { rows } = await site.app.pool.query(
    `select (select count(*)::int from accounts where id = $1) as accounts,
       (select count(*)::int from sealed_copies where reason = 'staff') as copies`,
    [account],
  );
  expect(rows[0].accounts).toBe(0);
  expect(rows[0].copies).toBeGreaterThan(0);
});

test('a former colleague whose profile is deleted keeps the account that the audit log names', async () => {
  const admin = await site.as('admin');
  const { id, key } = await addMember(site, { name: 'Usha Rane' });
  const account = await site.accountOf(key);
  const person = { account_id: account, name: 'Usha Rane', role: 'support', ended_at: new Date() };
  await site.app.db.insertInto('staff').values(person).execute();
  const sent = { name: 'Usha Rane', reason: 'Asked for by the family' };
  expect((await admin.post(`/api/staff/members/${id}/deletion`, sent)).status).toBe(200);
  const { rows } = await site.app.pool.query('select name from staff where account_id = $1', [account]);
  expect(rows).toEqual([{ name: 'Usha Rane' }]);
});
