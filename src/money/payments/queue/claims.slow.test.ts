import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addBuyer } from '../../../../test/purchase.ts';
import { addStaff, endAccess } from '../../../../test/staff.ts';

let site: PaymentTest;
let admin: Browser;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  site = await openPaymentTest();
  admin = await site.as('admin');
  asha = await addStaff(site, 'Asha Pillai', 'finance');
  ravi = await addStaff(site, 'Ravi Nair', 'finance');
  await admin.put('/api/staff/settings/refunds', { abovePaise: 100_000 });
});
afterAll(() => site.close());

type Item = { id: string; waiting: { claimedAt: string | null } };
const queue = async (browser = ravi) => (await browser.get('/api/staff/payment-queue')).body;
const find = async (id: string, browser = ravi) =>
  (await queue(browser)).items.find((one: Item) => one.id === id);
const accountOf = async (name: string) =>
  (
    await site.app.db
      .selectFrom('staff')
      .select('account_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).account_id;
const claim = (browser: Browser, id: string, claimedAt: string | null, colleague?: number | null) =>
  browser.put(`/api/staff/payments/${id}/claim`, { claimedAt, colleague });
const refund = (browser: Browser, id: string, amountPaise: number, refundId: string = randomUUID()) =>
  browser.put(`/api/staff/payments/${id}/refunds/${refundId}`, { amountPaise, reason: 'Paid twice' });
const decide = (browser: Browser, id: string, refundId: string, approved: boolean) =>
  browser.put(`/api/staff/payments/${id}/refunds/${refundId}/decision`, { approved, decision: 'Checked' });
const codeOf = ({ body }: Awaited<ReturnType<typeof claim>>) => body.data.reason.code;

/** A payment that came twice. */
async function addDouble(): Promise<string> {
  const { ourPayment } = await addBuyer(site);
  await site.app.db
    .updateTable('payments')
    .set({ attention: 'double' })
    .where('id', '=', ourPayment)
    .execute();
  return ourPayment;
}

test('what a colleague is handling is refunded and resolved by nobody else; within the hour it can be taken over', async () => {
  const id = await addDouble();
  const claimed = (await claim(asha, id, null)).body.waiting;
  expect(claimed).toMatchObject({ claimedBy: 'Asha Pillai', mine: true });
  expect(codeOf(await refund(ravi, id, 50_000))).toBe('payment_claimed');
  expect(codeOf(await ravi.put(`/api/staff/payments/${id}/attention`))).toBe('payment_claimed');
  expect(codeOf(await claim(ravi, id, null))).toBe('payment_claimed');
  expect((await find(id)).waiting).toMatchObject({ claimedBy: 'Asha Pillai', mine: false });
  const taken = await claim(ravi, id, claimed.claimedAt);
  expect(taken.body.waiting).toMatchObject({ claimedBy: 'Ravi Nair', mine: true });
  expect(codeOf(await refund(asha, id, 50_000))).toBe('payment_claimed');
  // A claim that a colleague made ends after an hour.
  site.travel(0.05);
  expect((await find(id, asha)).waiting).toMatchObject({ claimedBy: null, claimedById: null });
  expect((await asha.put(`/api/staff/payments/${id}/attention`)).body.waiting).toBeNull();
  expect(codeOf(await claim(ravi, id, null))).toBe('payment_done');
  expect(await find(id)).toBeUndefined();
  site.travel(-0.05);
});

test('of two who claim a payment at once, one has it', async () => {
  const id = await addDouble();
  const both = await Promise.all([asha, ravi].map((one) => claim(one, id, null)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is assigned waits for that colleague until it is returned, or they leave', async () => {
  const kavita = await addStaff(site, 'Kavita Rao', 'finance');
  const mine = async () => (await kavita.get('/api/staff/dashboard')).body.attention.payments.assigned;
  const id = await addDouble();
  const { colleagues } = await queue();
  expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Asha Pillai', 'Kavita Rao']),
  );
  expect(colleagues.map(({ name }: { name: string }) => name)).not.toContain('Ravi Nair');
  const to = await accountOf('Kavita Rao');
  const { waiting } = (await claim(ravi, id, null, to)).body;
  expect(waiting).toMatchObject({ claimedBy: 'Kavita Rao', claimedById: to, mine: false });
  expect(await mine()).toBe(1);
  site.travel(0.2);
  expect((await find(id)).waiting.claimedBy).toBe('Kavita Rao');
  // Nobody else can return it.
  expect(codeOf(await claim(ravi, id, waiting.claimedAt, null))).toBe('payment_claimed');
  expect((await claim(kavita, id, waiting.claimedAt, null)).body.waiting.claimedBy).toBeNull();
  expect(await mine()).toBe(0);
  await claim(ravi, id, null, to);
  await endAccess(admin, 'Kavita Rao');
  expect((await find(id)).waiting.claimedBy).toBeNull();
  expect((await claim(ravi, id, null, to)).body.data.fields).toHaveProperty('colleague');
  site.travel(-0.2);
});

test('whoever asked for a refund neither handles its approval nor is assigned to it', async () => {
  const id = await addDouble();
  await claim(asha, id, null);
  const refundId = randomUUID();
  // Their part is done: it is free for colleagues who can approve it.
  expect((await refund(asha, id, 200_000, refundId)).body.waiting.claimedBy).toBeNull();
  expect(codeOf(await claim(asha, id, null))).toBe('refund_own');
  const refused = await claim(ravi, id, null, await accountOf('Asha Pillai'));
  expect(refused.body.data.fields).toHaveProperty('colleague');
  const { claimedAt } = (await claim(ravi, id, null)).body.waiting;
  expect(codeOf(await decide(admin, id, refundId, true))).toBe('payment_claimed');
  // They may still take it back.
  expect((await decide(asha, id, refundId, false)).status).toBe(200);
  expect((await claim(asha, id, claimedAt)).body.waiting.mine).toBe(true);
});

test('a refund that waits is in the queue until it is decided, whatever payment it is of', async () => {
  const { ourPayment: id } = await addBuyer(site);
  const counted = async () => (await ravi.get('/api/staff/dashboard')).body.attention.payments.waiting;
  const before = await counted();
  expect(codeOf(await claim(ravi, id, null))).toBe('payment_done');
  const refundId = randomUUID();
  await refund(asha, id, 200_000, refundId);
  expect(await counted()).toBe(before + 1);
  const { items, waiting } = await queue();
  expect(waiting).toBe(before + 1);
  expect(items.at(-1).id).toBe(id);
  await claim(ravi, id, null, await accountOf('Ravi Nair'));
  expect((await decide(ravi, id, refundId, true)).body.waiting).toBeNull();
  expect(await counted()).toBe(before);
  // A later one starts without anybody's claim.
  await site.workOff();
  await refund(asha, id, 99_900, randomUUID());
  expect((await refund(asha, id, 0)).status).toBe(422);
  const { rows } = await site.app.pool.query('select claimed_by, assigned from payments where id = $1', [id]);
  expect(rows).toEqual([{ claimed_by: null, assigned: false }]);
});

test('after 24 hours a payment is overdue and on top, unless its money is on the way back', async () => {
  const overdue = async () => (await ravi.get('/api/staff/dashboard')).body.attention.payments.overdue;
  const before = await overdue();
  const id = await addDouble();
  expect((await find(id)).waiting.overdue).toBe(false);
  await site.app.pool.query(
    "update payments set captured_at = captured_at - interval '25 hours' where id = $1",
    [id],
  );
  expect(await overdue()).toBe(before + 1);
  const [first] = (await queue()).items;
  expect(first).toMatchObject({ id, waiting: { overdue: true } });
  site.gateway.down('before');
  expect((await refund(ravi, id, 100_000)).body.waiting.overdue).toBe(false);
  expect(await overdue()).toBe(before);
  site.gateway.down(false);
});

test('other roles, members and visitors reach neither the queue nor a claim', async () => {
  const id = await addDouble();
  const support = await addStaff(site, 'Lata Menon', 'support');
  const { browser } = await addBuyer(site);
  for (const [who, status] of [
    [support, 403],
    [browser, 404],
    [site.visitor(), 404],
  ] as const) {
    expect((await who.get('/api/staff/payment-queue')).status).toBe(status);
    expect((await claim(who, id, null)).status).toBe(status);
  }
  expect((await claim(ravi, randomUUID(), null)).status).toBe(404);
});
