import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { can, staffRoles } from '../../kit/shared/api/capabilities.ts';

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
    // The plan of four months ago had ended, and the new one has begun today.
    before: before.before,
    attention: before.attention,
  });
  expect((await member.browser.get('/api/staff/dashboard')).status).toBe(404);
  expect((await site.visitor().get('/api/staff/dashboard')).status).toBe(404);
});

test('the dashboard counts accounts, the list of users counts profiles', async () => {
  const admin = await addStaff(site, 'Meera Kulkarni', 'admin');
  const read = async () => [
    (await admin.get('/api/staff/dashboard')).body.totalUsers,
    (await admin.get('/api/staff/members')).body.total.count,
  ];
  const [accounts, profiles] = await read();
  const her = await addMember(site);
  expect(await read()).toEqual([accounts + 1, profiles + 1]);
  await addManager(site, her.key, { role: 'manager' });
  expect(await read()).toEqual([accounts + 2, profiles + 1]);
});

test.each(staffRoles)('only who may read the revenue is sent it: %s', async (role) => {
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
  const stats = await staff.get('/api/staff/stats');
  expect(stats.status).toBe(200);
  expect(stats.body.months).toHaveLength(12);
  const sums = [body.totalRevenuePaise, stats.body.months.at(-1).revenuePaise];
  const before = body.before.totalRevenuePaise;
  if (can({ staff: { role } }, 'revenue.read')) {
    for (const sum of sums) expect(sum).toBeGreaterThanOrEqual(299_900);
    expect(before).toBe(0);
  } else expect([...sums, before]).toEqual([null, null, null]);
});

test('how far members got is counted when somebody looks', async () => {
  // Sessions of staff end while the clock is moved.
  const funnel = async () => (await (await site.as('admin')).get('/api/staff/stats')).body.funnel;
  expect(await funnel()).toBeNull();
  await site.workOff();
  const before = await funnel();
  for (const { registered, ...rest } of [before.all, before.recent])
    for (const n of Object.values(rest)) expect(n).toBeLessThanOrEqual(registered);
  expect(before.all.registered).toBeGreaterThan(before.recent.registered - 1);
  await addMember(site);
  // Old counts are shown until new ones are there.
  site.travel(1);
  expect((await funnel()).all.registered).toBe(before.all.registered);
  await site.workOff();
  expect((await funnel()).all).toMatchObject({
    registered: before.all.registered + 1,
    completed: before.all.completed,
  });
});

test('a signup is new for thirty days', async () => {
  const later = await openTest();
  await addMember(later);
  later.travel(31);
  const admin = await later.as('admin');
  const { body } = await admin.get('/api/staff/dashboard');
  expect(body.newSignups).toBe(0);
  expect(body.totalUsers).toBeGreaterThan(1);
  expect(body.before).toMatchObject({ totalUsers: body.totalUsers, newSignups: expect.any(Number) });
  expect(body.before.newSignups).toBeGreaterThan(0);
  await later.close();
});
