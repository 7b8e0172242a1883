import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff, addStaffAccount } from '../../../../test/staff.ts';
import { createStaff } from './staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Person = { id: string; name: string; email: string; role: string; endedAt: string | null };
const team = async (as = 'admin') => (await (await site.as(as)).get('/api/staff/team')).body;
const find = async (name: string, as = 'admin'): Promise<Person> =>
  (await team(as)).staff.find((one: Person) => one.name === name);
const password = 'a quiet river 7';

/** Returns the token of the latest email to an address. */
async function tokenFor(email: string): Promise<string> {
  await site.workOff();
  const mail = site.mail.filter(({ to }) => to === email).at(-1)!;
  return /\/admin\/join#([\w-]+)/.exec(mail.text)![1]!;
}

test('an invitation is accepted once by its latest link, and gives its role', async () => {
  const admin = await site.as('admin');
  const email = 'gita@trust.example';
  const { id } = (await admin.post('/api/staff/invitations', { email, role: 'moderator' })).body;
  expect(
    (await admin.post('/api/staff/invitations', { email, role: 'editor' })).body.data.fields.email.code,
  ).toBe('staff_invited');
  const taken = await admin.post('/api/staff/invitations', {
    email: 'demo@humsafar.example',
    role: 'editor',
  });
  expect(taken.body.data.fields.email.code).toBe('staff_email_taken');

  const first = await tokenFor(email);
  await admin.post(`/api/staff/invitations/${id}/email`);
  const second = await tokenFor(email);
  const visitor = site.visitor();
  expect((await visitor.put('/api/staff-invitation', { token: first })).status).toBe(404);
  expect((await visitor.put('/api/staff-invitation', { token: second })).body).toEqual({
    email,
    role: 'moderator',
  });
  const form = { token: second, name: 'Gita Joshi', password, confirmPassword: password };
  expect(
    (await visitor.put('/api/staff-invitation/acceptance', { ...form, password: 'gita joshi' })).status,
  ).toBe(422);
  const browsers = [visitor, site.visitor()];
  const both = await Promise.all(
    browsers.map((actor) => actor.put('/api/staff-invitation/acceptance', form)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const joined = browsers[both.findIndex(({ status }) => status === 200)]!;
  // A second factor comes before everything else.
  expect((await joined.get('/api/me')).body.viewer.staff).toMatchObject({
    name: 'Gita Joshi',
    mustSetUp: true,
  });
  expect(await find('Gita Joshi')).toMatchObject({ email, role: 'moderator', endedAt: null });
  expect((await team()).invitations).toEqual([]);
});

test('a withdrawn invitation and an expired one end', async () => {
  const admin = await site.as('admin');
  const email = 'hema@trust.example';
  const { id } = (await admin.post('/api/staff/invitations', { email, role: 'support' })).body;
  const token = await tokenFor(email);
  await admin.delete(`/api/staff/invitations/${id}`);
  expect((await site.visitor().put('/api/staff-invitation', { token })).status).toBe(404);
  expect((await admin.delete(`/api/staff/invitations/${id}`)).status).toBe(404);
  await admin.post('/api/staff/invitations', { email, role: 'support' });
  const late = await tokenFor(email);
  site.travel(8);
  expect((await site.visitor().put('/api/staff-invitation', { token: late })).status).toBe(404);
});

test('a role applies to pages that are open, and ended access logs out at once', async () => {
  const lata = await addStaff(site, 'Lata Menon', 'support');
  const { id } = await find('Lata Menon');
  expect((await lata.get('/api/staff/requests')).status).toBe(200);
  const admin = await site.as('admin');
  await admin.put(`/api/staff/team/${id}/role`, { role: 'editor' });
  expect((await lata.get('/api/staff/requests')).status).toBe(403);
  const end = () => admin.post(`/api/staff/team/${id}/end`, { reason: 'Left the bureau' });
  expect((await end()).status).toBe(200);
  expect((await lata.get('/api/me')).body.viewer).toBeNull();
  expect((await end()).status).toBe(409);
  expect((await find('Lata Menon')).endedAt).not.toBeNull();
  expect((await admin.put(`/api/staff/team/${id}/access`, { role: 'finance' })).status).toBe(200);
  expect(await find('Lata Menon')).toMatchObject({ role: 'finance', endedAt: null });
});

test('a former colleague whose account manages a profile by now, or is suspended, gets no access again', async () => {
  const admin = await site.as('admin');
  const { key } = await addMember(site);
  const account = await site.accountOf(key);
  const person = { account_id: account, name: 'Usha Rane', role: 'support', ended_at: new Date() };
  await site.app.db.insertInto('staff').values(person).execute();
  const restore = async (name: string) =>
    (await admin.put(`/api/staff/team/${(await find(name)).id}/access`, { role: 'support' })).body.data
      ?.reason.code;
  expect(await restore('Usha Rane')).toBe('staff_has_profiles');
  expect((await find('Usha Rane')).endedAt).not.toBeNull();

  await addStaffAccount(site, 'Vidya Rao', 'support');
  const { account_id: former } = await site.app.db
    .updateTable('staff')
    .set({ ended_at: new Date() })
    .where('name', '=', 'Vidya Rao')
    .returning('account_id')
    .executeTakeFirstOrThrow();
  const suspend = (suspendedAt: Date | null) =>
    site.app.db.updateTable('accounts').set({ suspended_at: suspendedAt }).where('id', '=', former).execute();
  await suspend(new Date());
  expect(await restore('Vidya Rao')).toBe('staff_suspended');
  await suspend(null);
  expect(await restore('Vidya Rao')).toBeUndefined();
});

test('who gets access again while they add a profile does not have both', async () => {
  const key = await addStaffAccount(site, 'Maya Sen', 'support');
  const ofMaya = () => site.app.db.updateTable('staff').where('name', '=', 'Maya Sen');
  const { account_id: account } = await ofMaya()
    .set({ ended_at: new Date() })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  const maya = await site.as(key);
  const child = {
    profileFor: 'daughter',
    name: 'Isha Sen',
    gender: 'female',
    dateOfBirth: '1999-03-02',
    religion: 'hindu',
    motherTongue: 'bn',
    declaration: true,
  };
  const client = await site.app.pool.connect();
  try {
    // The request is let in as of an ordinary account, and waits for the lock that restoring has.
    await client.query('begin');
    await client.query('select from accounts where id = $1 for no key update', [account]);
    const adding = maya.post('/api/me/profiles', child);
    await expect
      .poll(async () => {
        const { rows } = await site.app.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await client.query('update staff set ended_at = null where account_id = $1', [account]);
    await client.query('commit');
    expect((await adding).body.data.reason.code).toBe('staff_without_profiles');
  } finally {
    client.release();
  }
});

test('an invitation ends with the role of whoever sent it; a former colleague keeps their name in the log', async () => {
  const key = await addStaffAccount(site, 'Leela Rao', 'admin');
  const leela = await site.as(key);
  const email = 'own.second@trust.example';
  await leela.post('/api/staff/invitations', { email, role: 'admin' });
  const token = await tokenFor(email);
  const admin = await site.as('admin');
  const { id } = await find('Leela Rao');
  await admin.post(`/api/staff/team/${id}/end`, { reason: 'Left the bureau' });
  const form = { token, name: 'Leela Rao', password, confirmPassword: password };
  expect((await site.visitor().put('/api/staff-invitation/acceptance', form)).status).toBe(404);
  const former = await site.as(key);
  expect((await former.get('/api/me')).body.viewer.staff).toBeNull();
  expect((await former.get('/api/me/deletion')).body.data.reason.code).toBe('staff_not_deleted');
});

test('an invitation of a former colleague works again once somebody else sends it', async () => {
  const leaving = await site.as(await addStaffAccount(site, 'Radha Nene', 'admin'));
  const email = 'tara@trust.example';
  const { id } = (await leaving.post('/api/staff/invitations', { email, role: 'editor' })).body;
  const before = await tokenFor(email);
  const admin = await site.as('admin');
  await admin.post(`/api/staff/team/${(await find('Radha Nene')).id}/end`, { reason: 'Left the bureau' });
  const read = async (token: string) => (await site.visitor().put('/api/staff-invitation', { token })).status;
  // The page says so at once, and not after a password was chosen.
  expect(await read(before)).toBe(404);
  expect((await admin.post(`/api/staff/invitations/${id}/email`)).status).toBe(200);
  const token = await tokenFor(email);
  expect([await read(before), await read(token)]).toEqual([404, 200]);
  const form = { token, name: 'Tara Bose', password, confirmPassword: password };
  expect((await site.visitor().put('/api/staff-invitation/acceptance', form)).status).toBe(200);
  expect(await find('Tara Bose')).toMatchObject({ email, role: 'editor' });
});

test('the last admin stays, also when two remove each other at once', async () => {
  const own = await find((await team()).staff.find((one: Person & { self: boolean }) => one.self).name);
  const admin = await site.as('admin');
  const demoted = await admin.put(`/api/staff/team/${own.id}/role`, { role: 'support' });
  expect(demoted.body.data.reason.code).toBe('staff_last_admin');
  const ended = await admin.post(`/api/staff/team/${own.id}/end`, { reason: 'By mistake' });
  expect(ended.body.data.reason.code).toBe('staff_last_admin');

  const key = await addStaffAccount(site, 'Second Admin', 'admin');
  const second = await site.as(key);
  const other = await find('Second Admin');
  const both = await Promise.all([
    admin.put(`/api/staff/team/${other.id}/role`, { role: 'support' }),
    second.put(`/api/staff/team/${own.id}/role`, { role: 'support' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  const left = await site.app.db
    .selectFrom('staff')
    .select('account_id')
    .where('role', '=', 'admin')
    .where('ended_at', 'is', null)
    .execute();
  expect(left).toHaveLength(1);

  // A suspended admin cannot log in, and is not the one who stays.
  const third = await addStaffAccount(site, 'Third Admin', 'admin');
  const [{ account_id: stays }] = left as [{ account_id: number }];
  const keeper = await site.as(third);
  const { id } = await find('Third Admin', third);
  await site.app.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', stays)
    .execute();
  const alone = await keeper.put(`/api/staff/team/${id}/role`, { role: 'support' });
  expect(alone.body.data.reason.code).toBe('staff_last_admin');
});

test('the first admin learns that they are one, and has a week to set a password', async () => {
  const email = 'kamala@trust.example';
  await createStaff(site.app, { email, name: 'Kamala Iyer', role: 'admin', password: undefined });
  await site.workOff();
  const mails = site.mail.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual(["You're now an admin of Humsafar"]);
  const { text } = mails[0]!;
  expect(text).toContain('Set a password');
  expect(text).toContain('7 days');
  expect(text).not.toMatch(/reset your password|didn't ask/i);
  const token = /\/reset-password\?first=yes#([\w-]+)/.exec(text)![1]!;
  const set = () =>
    site.visitor().put(`/api/password-resets`, { token, password, confirmPassword: password });
  site.travel(6.9);
  expect((await set()).body).toEqual({ lands: '/admin/dashboard' });
  expect((await set()).status).toBe(404);
  site.travel(-6.9);
});
