import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../../test/app.ts';
import type { Browser } from '../../../../../test/client.ts';
import { addMember, registration, tokenIn } from '../../../../../test/registration.ts';
import { addStaff } from '../../../../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const retention = '/api/staff/settings/retention';
const family = {
  ...{ profileFor: 'daughter', name: 'Gauri Bhide', gender: 'female', dateOfBirth: '1998-01-20' },
  ...{ religion: 'hindu', motherTongue: 'mr', phone: '9822033344', send: true },
};

const execute = async (query: string, values: unknown[] = []) =>
  (await site.app.pool.query(query, values)).rows;

/** Registers somebody who never verifies the address. */
async function addUnverified(changed: Record<string, unknown> = {}) {
  const sent = registration(changed);
  const browser = site.visitor();
  const { body } = await browser.post('/api/accounts', sent);
  const key = await site.idOf(body.id);
  return { browser, id: body.id as string, key, email: sent.email as string };
}

/** Moves all that is known of an account into the past, so that it was last used so many days earlier. */
async function age(email: string, days: number) {
  const [{ id }] = await execute('select id from accounts where email = $1', [email]);
  const by = [id, days];
  await execute(
    `update accounts set created_at = created_at - make_interval(days => $2),
      deletion_warned_at = deletion_warned_at - make_interval(days => $2) where id = $1`,
    by,
  );
  await execute(
    'update sessions set last_seen_at = last_seen_at - make_interval(days => $2) where account_id = $1',
    by,
  );
  await execute(
    `update profiles set last_active_at = last_active_at - make_interval(days => $2)
     where id in (select profile_id from profile_managers where account_id = $1)`,
    by,
  );
}

async function runTask() {
  await execute(`select graphile_worker.add_job('delete_unconfirmed', '{}')`);
  await site.workOff();
}

const exists = async (email: string) =>
  (await execute('select from accounts where email = $1', [email])).length === 1;
const mailsTo = (email: string) => site.mail.filter(({ to }) => to === email);
const lastTo = (email: string) => mailsTo(email).at(-1);

test('an account that was never verified is deleted 14 days after its person was told, and keeps a sealed copy', async () => {
  const her = await addUnverified({ name: 'Kumud Sathe' });
  const staff = await addStaff(site, 'Meera', 'admin');
  await site.workOff();
  await age(her.email, 165);
  await runTask();
  expect(mailsTo(her.email)).toHaveLength(1);
  await age(her.email, 2);
  await runTask();
  await runTask();
  // Once, with a link that works until then.
  expect(mailsTo(her.email)).toHaveLength(2);
  expect(lastTo(her.email)).toMatchObject({
    subject: expect.stringMatching(/^Your account on Humsafar will be deleted on \d+ \w+ \d{4}$/),
    text: expect.stringContaining('The link works for 14 days.'),
  });
  await age(her.email, 13);
  await runTask();
  expect(await exists(her.email)).toBe(true);
  const [{ count: copies }] = await execute('select count(*)::int as count from sealed_copies');
  await age(her.email, 2);
  await runTask();
  expect(await exists(her.email)).toBe(false);
  expect((await staff.get(`/api/staff/members/${her.id}`)).status).toBe(404);
  expect((await her.browser.get('/api/me')).body.member ?? null).toBeNull();
  expect(lastTo(her.email)?.text).toContain('was never verified');
  expect(await execute('select reason from sealed_copies order by deleted_at desc limit 1')).toEqual([
    { reason: 'unconfirmed' },
  ]);
  expect(await execute('select count(*)::int as count from sealed_copies')).toEqual([{ count: copies + 1 }]);
  expect(
    await execute(`select action, reason, role from audit_log where $1 = any(subject_ids)`, [her.id]),
  ).toEqual([{ action: 'remove', reason: 'unconfirmed', role: 'system' }]);
});

test('a profile that staff registered and nobody claimed goes in the same way; the last email has a link to claim it', async () => {
  const staff = await addStaff(site, 'Lata', 'support');
  const register = async (email: string) =>
    (await staff.post('/api/staff/walk-ins', { ...family, email })).body.id as string;
  const [gone, claimed] = ['bhide1@example.com', 'bhide2@example.com'];
  const id = await register(gone);
  await register(claimed);
  await site.workOff();
  for (const email of [gone, claimed]) await age(email, 170);
  await runTask();
  for (const email of [gone, claimed])
    expect(lastTo(email)?.subject).toMatch(/^Gauri's profile on Humsafar will be deleted on /);
  expect(lastTo(claimed)?.text).toContain('If nobody chooses a password');
  const password = { password: 'a silver lamp 3', confirmPassword: 'a silver lamp 3' };
  const accepted = await site.visitor().put('/api/claim/acceptance', {
    token: tokenIn(lastTo(claimed)),
    ...password,
    consent: true,
    declaration: true,
  });
  expect(accepted.status).toBe(200);
  for (const email of [gone, claimed]) await age(email, 15);
  await runTask();
  expect([await exists(gone), await exists(claimed)]).toEqual([false, true]);
  expect((await staff.get(`/api/staff/members/${id}`)).status).toBe(404);
});

test('who uses the account, verifies it, pays, shares the profile or is suspended stays', async () => {
  const active = await addUnverified();
  const verified = await addMember(site);
  const phoned = await addUnverified();
  const premium = await addUnverified();
  const shared = await addUnverified();
  const suspended = await addUnverified();
  const staying = [active, verified, phoned, premium, shared, suspended];
  const accountOf = ({ key }: { key: number }) => site.accountOf(key);
  await execute('update accounts set phone_verified_at = now() where id = $1', [await accountOf(phoned)]);
  await site.giveTo(premium.key, 'Gold');
  const father = await addMember(site, { name: 'Ranjit Sathe' });
  await execute(
    `insert into profile_managers (profile_id, account_id, role, relation, accepted_at)
     values ($1, $2, 'manager', 'father', now())`,
    [shared.key, await accountOf(father)],
  );
  await execute('update accounts set suspended_at = now() where id = $1', [await accountOf(suspended)]);
  await site.workOff();
  for (const { email } of staying) await age(email, 400);
  await active.browser.get('/api/me');
  await execute('update sessions set last_seen_at = now() where account_id = $1', [await accountOf(active)]);
  const before = site.mail.length;
  await runTask();
  for (const { email } of staying) await age(email, 20);
  await runTask();
  expect(await Promise.all(staying.map(({ email }) => exists(email)))).toEqual(staying.map(() => true));
  expect(site.mail).toHaveLength(before);
});

test('who comes back after the warning and leaves again is told again', async () => {
  const her = await addUnverified();
  await site.workOff();
  await age(her.email, 170);
  await runTask();
  expect(mailsTo(her.email)).toHaveLength(2);
  await execute('update sessions set last_seen_at = now() where account_id = $1', [
    await site.accountOf(her.key),
  ]);
  await age(her.email, 200);
  await runTask();
  expect(await exists(her.email)).toBe(true);
  expect(mailsTo(her.email)).toHaveLength(3);
});

test('verifying the address while the task runs leaves one legal result', async () => {
  const her = await addUnverified();
  await site.workOff();
  await age(her.email, 170);
  await runTask();
  const token = tokenIn(lastTo(her.email));
  await age(her.email, 15);
  const [{ status }] = await Promise.all([
    site.visitor().put('/api/email-verification', { token }),
    runTask(),
  ]);
  expect(await exists(her.email)).toBe(status === 200);
});

test('a shorter time deletes nobody who was not told', async () => {
  const admin: Browser = await addStaff(site, 'Asha', 'admin');
  const her = await addUnverified();
  await site.workOff();
  await age(her.email, 100);
  const { retention: kept, version } = (await admin.get(retention)).body;
  const shorter = { ...kept, unconfirmedDays: 60 };
  const query = new URLSearchParams(Object.entries(shorter).map(([field, days]) => [field, String(days)]));
  expect((await admin.get(`${retention}/effect?${query}`)).body.unconfirmedDays).toBe(0);
  expect((await admin.put(retention, { ...shorter, version })).status).toBe(200);
  await runTask();
  expect(await exists(her.email)).toBe(true);
  await age(her.email, 15);
  expect((await admin.get(`${retention}/effect?${query}`)).body.unconfirmedDays).toBe(1);
});
