import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../kit/test/app.ts';
import { addMember } from '../kit/test/registration.ts';

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
  const { id: plan_id } = await site.app.db
    .selectFrom('plans')
    .select('id')
    .where('name', '=', 'Platinum')
    .executeTakeFirstOrThrow();
  const hour = 3_600_000;
  const bought = (from: number, until: number) => ({
    account_id,
    plan_id,
    paid_paise: 899_900,
    starts_at: new Date(Date.now() + from * hour),
    ends_at: new Date(Date.now() + until * hour),
  });
  await site.app.db
    .insertInto('memberships')
    .values([bought(-2, 2), bought(-4, -3)])
    .execute();

  expect((await admin.get('/api/staff/dashboard')).body).toEqual({
    totalUsers: before.totalUsers + 1,
    newSignups: before.newSignups + 1,
    totalRevenuePaise: before.totalRevenuePaise + 2 * 899_900,
    activeSubscriptions: before.activeSubscriptions + 1,
  });
  expect((await member.browser.get('/api/staff/dashboard')).status).toBe(403);
  expect((await site.visitor().get('/api/staff/dashboard')).status).toBe(401);
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
