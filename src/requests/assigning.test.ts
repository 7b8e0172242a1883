import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';

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
  const assign = (actor: typeof support, { id, updatedAt }: Seen, to: number) =>
    actor.put(`/api/staff/requests/${id}`, { updatedAt, state: 'in_progress', colleague: to });
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
