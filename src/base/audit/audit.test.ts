import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addBuyer } from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { approveByCommand } from '../../care/reviews/command.ts';
import { createStaff } from '../../people/accounts/team/staff.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

const lastId = async () => (await rowsAfter(0)).at(-1)?.id ?? 0;
const rowsAfter = (id: number) =>
  site.app.db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').execute();

test('what an open page reads again is recorded once an hour, and again from another address', async () => {
  await addBuyer(site);
  const finance = await addStaff(site, 'Meera Rao', 'finance');
  const read = (address: string) =>
    finance.get('/api/staff/payments', { 'x-forwarded-for': address }).then(({ status }) => status);
  const before = await lastId();
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) expect(await read(address)).toBe(200);
  expect((await rowsAfter(before)).map((row) => row.address)).toEqual(['203.0.113.1', '203.0.113.2']);

  const added = await addBuyer(site);
  await read('203.0.113.1');
  expect((await rowsAfter(before)).at(-1)).toMatchObject({ subject_ids: [added.ourPayment] });
  const all = (await rowsAfter(before)).length;
  site.travel(0.05);
  await read('203.0.113.1');
  expect(await rowsAfter(before)).toHaveLength(all + 1);
  site.travel(-0.05);
});

test('commands are recorded as the system’s, and a row outlives the account that it names', async () => {
  const before = await lastId();
  const email = 'lata@trust.example';
  await createStaff(site.app, { email, name: 'Lata Menon', role: 'support', password: undefined });
  const { id } = await addMember(site);
  await site.app.db.updateTable('profiles').set({ approved_at: null }).where('public_id', '=', id).execute();
  await approveByCommand(site.app, id);
  await site.app.db.deleteFrom('accounts').where('email', '=', email).execute();
  const rows = await rowsAfter(before);
  expect(rows.map(({ role, action, subject_kind }) => [role, action, subject_kind])).toEqual([
    ['system', 'create', 'account'],
    ['system', 'approve', 'profile'],
  ]);
  expect(rows[0]!.after).toEqual({ staff: 'support' });
  expect(rows[1]!.subject_ids).toEqual([id]);
});
