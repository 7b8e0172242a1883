import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';
import { accountParts } from '../parts/accountParts.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const at = '/api/me/nominee';
const sunita = { name: 'Sunita Joshi', relation: 'mother', phone: '98220 44556', email: '' };

test('a member names one nominee, changes it and removes it; nobody else sees it', async () => {
  const her = await addMember(site);
  const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  expect((await her.browser.get(at)).body).toEqual({ nominee: null });
  const named = await her.browser.put(at, sunita);
  expect([named.status, named.body.nominee]).toEqual([
    200,
    expect.objectContaining({
      name: 'Sunita Joshi',
      relation: 'mother',
      phone: '+91 98220 44556',
      email: null,
    }),
  ]);
  // What was answered is accepted again, as a form sends it.
  const again = await her.browser.put(at, { ...named.body.nominee, email: 'Sunita@Example.com' });
  expect(again.body.nominee.email).toBe('sunita@example.com');
  expect((await him.browser.get(at)).body).toEqual({ nominee: null });
  expect((await site.visitor().get(at)).status).toBe(401);

  const account = await site.accountOf(her.key);
  const part = accountParts.find(({ file }) => file === 'nominee')!;
  const { rows } = await part.rows({ account, email: '', emailVerified: true }).execute(site.app.db);
  expect(rows.map(({ row }) => row)).toEqual([
    expect.objectContaining({ name: 'Sunita Joshi', phone: '+919822044556' }),
  ]);

  expect((await her.browser.delete(at)).status).toBe(200);
  expect((await her.browser.delete(at)).status).toBe(200);
  expect((await her.browser.get(at)).body).toEqual({ nominee: null });
});

test('what is wrong is said at its field, and staff have none', async () => {
  const her = await addMember(site);
  const { status, body } = await her.browser.put(at, {
    name: '12345',
    relation: 'self',
    phone: '123',
    email: 'sunita',
  });
  expect(status).toBe(422);
  expect(Object.keys(body.data.fields).sort()).toEqual(['email', 'name', 'phone', 'relation']);
  expect((await (await site.as('admin')).put(at, sunita)).status).toBe(403);
});

test('of two at once, one stands whole', async () => {
  const her = await addMember(site);
  const ravi = { name: 'Ravi Joshi', relation: 'brother', phone: '98220 77889', email: 'ravi@example.com' };
  const both = await Promise.all([her.browser.put(at, sunita), her.browser.put(at, ravi)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { nominee } = (await her.browser.get(at)).body;
  expect([
    ['Sunita Joshi', 'mother', '+91 98220 44556', null],
    ['Ravi Joshi', 'brother', '+91 98220 77889', 'ravi@example.com'],
  ]).toContainEqual([nominee.name, nominee.relation, nominee.phone, nominee.email]);
});

test('staff open it with a reason, which the audit log keeps without the nominee', async () => {
  const her = await addMember(site);
  const support = await addStaff(site, 'Lata Menon', 'support');
  const member = `/api/staff/members/${her.id}`;
  const [before] = (await support.get(member)).body.managers;
  expect(before.nominee).toBe(false);
  const ask = () =>
    support.post(`${member}/reveals`, { field: 'nominee', manager: before.id, reason: 'Letter of 12 May' });
  expect((await ask()).status).toBe(409);
  await her.browser.put(at, { ...sunita, email: 'sunita@example.com' });
  expect((await support.get(member)).body.managers[0].nominee).toBe(true);
  expect((await ask()).body).toEqual({ value: 'Sunita Joshi · +91 98220 44556 · sunita@example.com' });
  const row = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'after'])
    .where('action', '=', 'reveal')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    action: 'reveal',
    reason: 'Letter of 12 May',
    after: { field: 'nominee', manager: before.id },
  });
});
