import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { staffRoles } from '../kit/api/capabilities.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('the figures of the dashboard are counted, and for staff only', async () => {
  const admin = await site.as('admin');
  const before = (await admin.get('/api/staff/dashboard')).body;
  const member = await addMember(site);
  const { account_id } = await site.app.db
    .selectFrom('profile_managers')
    .select('account_id')
    .where('profile_id', '=', member.key)
    .executeTakeFirstOrThrow();
  await site.give(account_id, 'Platinum');
  await site.give(account_id, 'Gold', -4, -3);

  expect((await admin.get('/api/staff/dashboard')).body).toEqual({
    totalUsers: before.totalUsers + 1,
    newSignups: before.newSignups + 1,
    totalRevenuePaise: before.totalRevenuePaise,
    activeSubscriptions: before.activeSubscriptions + 1,
    attention: before.attention,
  });
  expect((await member.browser.get('/api/staff/dashboard')).status).toBe(403);
  expect((await site.visitor().get('/api/staff/dashboard')).status).toBe(401);
});

test.each(staffRoles)('only finance and admin are sent the revenue: %s', async (role) => {
  await site.app.db
    .insertInto('payments')
    .values({
      gateway_payment_id: `pay_${role}`,
      amount_paise: 299_900,
      currency: 'INR',
      state: 'captured',
      created_at: new Date(),
    })
    .execute();
  const staff = await addStaff(site, 'Lata Menon', role);
  const { status, body } = await staff.get('/api/staff/dashboard');
  expect(status).toBe(200);
  expect(body.totalUsers).toBeGreaterThan(0);
  if (role === 'finance' || role === 'admin') expect(body.totalRevenuePaise).toBeGreaterThanOrEqual(299_900);
  else expect(body.totalRevenuePaise).toBeNull();
  // Prices and payments are not returned either.
  const sees = { payments: ['finance', 'admin'].includes(role), plans: role === 'admin' };
  expect((await staff.get('/api/staff/payments')).status).toBe(sees.payments ? 200 : 403);
  expect((await staff.get('/api/staff/plans')).status).toBe(sees.plans ? 200 : 403);
});

test('a signup is new for thirty days', async () => {
  const later = await openTest();
  await addMember(later);
  later.travel(31);
  const admin = await later.as('admin');
  const { body } = await admin.get('/api/staff/dashboard');
  expect(body.newSignups).toBe(0);
  expect(body.totalUsers).toBeGreaterThan(1);
  await later.close();
});
