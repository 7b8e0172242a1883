import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addBuyer } from '../../../../test/purchase.ts';
import { addStaff } from '../../../../test/staff.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

test('finance finds payments by status, plan, day and member, with their sums, also as a file', async () => {
  const { ourPayment, id: profile } = await addBuyer(site);
  const finance = await addStaff(site, 'Ravi Nair', 'finance');
  const list = async (query: string) => (await finance.get(`/api/staff/payments?${query}`)).body;
  const { items, totals } = await list('');
  const paid = items.find(({ id }: { id: string }) => id === ourPayment);
  expect(totals.payments).toBe(items.length);
  expect(totals.paidPaise).toBeGreaterThanOrEqual(paid.amountPaise);
  expect(dayInIndia(new Date(paid.term.startsAt))).toBe(dayInIndia(site.app.clock()));
  expect(paid.term.endsAt > paid.term.startsAt).toBe(true);
  const today = dayInIndia(site.app.clock());
  for (const [query, found] of [
    ['status=success', true],
    ['status=failed', false],
    ['status=refunded', false],
    [`plan=${paid.plan}`, true],
    ['plan=None', false],
    [`from=${today}&to=${today}`, true],
    ['to=2020-01-01', false],
    [`q=${profile.toLowerCase()}`, true],
    [`q=${paid.gatewayPaymentId}`, true],
    [`q=${ourPayment}`, true],
    [`q=${encodeURIComponent(paid.member.name.slice(0, 4).toLowerCase())}`, true],
    ['q=nobody', false],
  ] as const) {
    const answer = await list(query);
    const ids = answer.items.map(({ id }: { id: string }) => id);
    expect([query, ids.includes(ourPayment)]).toEqual([query, found]);
    expect([query, answer.totals.payments > 0]).toEqual([query, ids.length > 0]);
  }
  expect((await finance.get('/api/staff/payments?from=yesterday')).status).toBe(422);

  expect((await finance.get('/api/staff/payments?to=0000-01-01')).status).toBe(422);

  const path = '/api/staff/payment-list.csv';
  const file = await finance.get(`${path}?status=success`);
  expect(file.status).toBe(200);
  expect(String(file.body)).toContain(`${paid.gatewayPaymentId},`);
  expect(String(file.body)).toMatch(/,Success,(UPI|Card|Net banking|Wallet|EMI)\r\n/);
  const last = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toEqual({ action: 'export', subject_kind: 'payment' });
  expect((await finance.get(`${path}?from=yesterday`)).status).toBe(422);
  expect((await (await addStaff(site, 'Lata', 'support')).get(path)).status).toBe(403);
  expect((await site.visitor().get(path)).status).toBe(404);
});
