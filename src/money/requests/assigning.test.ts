import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff, endAccess } from '../../../test/staff.ts';

let site: Test;
let support: Awaited<ReturnType<typeof addStaff>>;
let sunita: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  support = await addStaff(site, 'Ravi Menon', 'support');
  sunita = await addStaff(site, 'Sunita Rao', 'support');
});
afterAll(() => site.close());

type Seen = { id: string; updatedAt: string };
async function ask() {
  const her = await addMember(site);
  await site.give(await site.accountOf(her.key), 'Platinum');
  return her.browser.post('/api/requests', { entitlement: 'priority_support', message: 'Please call us.' });
}
const answer = (actor: typeof support, { id, updatedAt }: Seen) =>
  actor.put(`/api/staff/requests/${id}`, { state: 'done', answer: 'We have rung you.', updatedAt });

test('a request is assigned to a colleague who may answer, and to nobody else', async () => {
  const finance = await addStaff(site, 'Gauri Shah', 'finance');
  const { body } = await ask();
  const { colleagues } = (await support.get('/api/staff/requests')).body;
  const names = colleagues.map(({ name }: { name: string }) => name);
  expect(names).toContain('Sunita Rao');
  expect(names).not.toContain('Ravi Menon');
  expect(names).not.toContain('Gauri Shah');
  const of = (name: string) => colleagues.find((one: { name: string }) => one.name === name).accountId;
  const assign = (actor: typeof support, { id, updatedAt }: Seen, colleague: number) =>
    actor.put(`/api/staff/requests/${id}`, { updatedAt, state: 'in_progress', colleague });
  expect((await assign(finance, body, of('Sunita Rao'))).status).toBe(403);
  const { account_id: outside } = await site.app.db
    .selectFrom('staff')
    .select('account_id')
    .where('name', '=', 'Gauri Shah')
    .executeTakeFirstOrThrow();
  expect((await assign(support, body, outside)).body.data.fields).toHaveProperty('colleague');
  const given = await assign(support, body, of('Sunita Rao'));
  expect(given.body).toMatchObject({ takenBy: 'Sunita Rao', mine: false, state: 'in_progress' });
  expect((await answer(support, given.body)).body.message).toBe('Sunita Rao is handling it.');
  expect((await assign(support, body, of('Sunita Rao'))).status).toBe(200);
  expect((await answer(sunita, given.body)).status).toBe(200);
});

test('what was assigned waits for that colleague, and is everybody’s again when they can no longer answer', async () => {
  const admin = await addStaff(site, 'Meera Joshi', 'admin');
  const kavita = await addStaff(site, 'Kavita Nair', 'support');
  const mine = async () => (await kavita.get('/api/staff/dashboard')).body.attention.requests.assigned;
  const { body } = await ask();
  const { colleagues } = (await support.get('/api/staff/requests')).body;
  const to = colleagues.find(({ name }: { name: string }) => name === 'Kavita Nair').accountId;
  const { id, updatedAt } = body;
  expect(await mine()).toBe(0);
  await support.put(`/api/staff/requests/${id}`, { updatedAt, state: 'in_progress', colleague: to });
  expect(await mine()).toBe(1);
  const returned = (actor: typeof support, seenAt: string) =>
    actor.put(`/api/staff/requests/${id}`, { updatedAt: seenAt, state: 'in_progress', colleague: null });
  const { updatedAt: takenAt } = (await support.get('/api/staff/requests?state=in_progress')).body.items.find(
    (one: Seen) => one.id === id,
  );
  expect((await returned(support, takenAt)).status).toBe(409);
  expect((await returned(kavita, takenAt)).body).toMatchObject({ state: 'open', takenBy: null });
  expect(await mine()).toBe(0);
  await support.put(`/api/staff/requests/${id}`, {
    updatedAt: (await support.get('/api/staff/requests')).body.items.find((one: Seen) => one.id === id)
      .updatedAt,
    state: 'in_progress',
    colleague: to,
  });
  const listed = async (state: string) =>
    (await support.get(`/api/staff/requests?state=${state}`)).body.items.find((one: Seen) => one.id === id);
  site.travel(0.5);
  expect(await listed('in_progress')).toMatchObject({ takenBy: 'Kavita Nair', takenById: to });
  expect(await listed('open')).toBeUndefined();
  expect((await endAccess(admin, 'Kavita Nair')).status).toBe(200);
  expect(await listed('open')).toMatchObject({ takenBy: null, takenById: null });
  site.travel(-0.5);
});

test('an assigned request that is late is overdue on the dashboard', async () => {
  const overdue = async () =>
    (await (await site.as('admin')).get('/api/staff/dashboard')).body.attention.requests.overdue;
  const before = await overdue();
  const { body } = await ask();
  const { colleagues } = (await support.get('/api/staff/requests')).body;
  const to = colleagues.find(({ name }: { name: string }) => name === 'Sunita Rao').accountId;
  const { id, updatedAt } = body;
  await support.put(`/api/staff/requests/${id}`, { updatedAt, state: 'in_progress', colleague: to });
  await site.app.pool.query(`update requests set created_at = created_at - interval '2 days' where id = $1`, [
    id,
  ]);
  expect(await overdue()).toBe(before + 1);
});
