import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addBuyer, stateOf } from '../../../../test/purchase.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: PaymentTest;
let admin: Browser;
let asha: Browser;
let ravi: Browser;
beforeAll(async () => {
  site = await openPaymentTest();
  admin = await site.as('admin');
  asha = await addStaff(site, 'Asha Pillai', 'finance');
  ravi = await addStaff(site, 'Ravi Nair', 'finance');
});
afterAll(() => site.close());
beforeEach(() => limit(100_000));

const limit = (abovePaise: number | null) => admin.put('/api/staff/settings/refunds', { abovePaise });
const ask = (payment: string, amountPaise: number, id: string = randomUUID(), browser = asha) =>
  browser.put(`/api/staff/payments/${payment}/refunds/${id}`, { amountPaise, reason: 'As agreed' });
const decide = (browser: Browser, payment: string, id: string, approved: boolean, decision = 'Checked') =>
  browser.put(`/api/staff/payments/${payment}/refunds/${id}/decision`, { approved, decision });
const acts = async (payment: string) => {
  const { rows } = await site.app.pool.query<{ action: string }>(
    "select action from audit_log where subject_ids = array[$1] and action <> 'read' order by id",
    [payment],
  );
  return rows.map(({ action }) => action);
};

test('a refund over the amount waits, and is sent once a colleague has approved it', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  const waiting = async () => (await ravi.get('/api/staff/dashboard')).body.attention.payments.waiting;
  const before = await waiting();
  const asked = await ask(her.ourPayment, 200_000, id);
  expect(asked.body).toMatchObject({
    refundablePaise: 99_900,
    alonePaise: 100_000,
    refunds: [{ state: 'waiting', askedBy: 'Asha Pillai', own: true, decidedBy: null }],
  });
  await site.workOff();
  expect(site.gateway.refunds().filter(({ payment_id }) => payment_id === her.payment)).toEqual([]);
  expect((await stateOf(her.browser, her.order)).refunds).toEqual([]);
  expect(await waiting()).toBe(before + 1);
  const listed = (await ravi.get('/api/staff/payments?show=waiting')).body.items;
  expect(listed.map((one: { id: string }) => one.id)).toContain(her.ourPayment);
  expect((await ask(her.ourPayment, 99_901)).status).toBe(422);

  expect((await decide(asha, her.ourPayment, id, true)).body.data.reason.code).toBe('refund_own');
  const approved = await decide(ravi, her.ourPayment, id, true);
  expect(approved.body.refunds).toMatchObject([
    { state: 'requested', own: false, decidedBy: 'Ravi Nair', decision: 'Checked' },
  ]);
  await site.workOff();
  expect(site.gateway.payment(her.payment).amount_refunded).toBe(200_000);
  expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'processed' }]);
  expect(await waiting()).toBe(before);
  expect(await acts(her.ourPayment)).toEqual(['request_refund', 'approve_refund']);
});

test('a declined refund is never sent, and its amount can be refunded again', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  await ask(her.ourPayment, 299_900, id);
  expect((await decide(ravi, her.ourPayment, id, false, ' ')).status).toBe(422);
  const declined = await decide(ravi, her.ourPayment, id, false, 'Not within seven days');
  expect(declined.body).toMatchObject({
    refundablePaise: 299_900,
    refunds: [{ state: 'declined', decision: 'Not within seven days' }],
  });
  expect((await decide(admin, her.ourPayment, id, true)).body.data.reason.code).toBe('refund_decided');
  await site.workOff();
  expect(site.gateway.payment(her.payment).amount_refunded).toBe(0);
  expect((await stateOf(her.browser, her.order)).refunds).toEqual([]);
  const again = randomUUID();
  await ask(her.ourPayment, 299_900, again);
  // The requester may take it back.
  expect((await decide(asha, her.ourPayment, again, false)).body.refunds[1]).toMatchObject({
    state: 'declined',
    decidedBy: 'Asha Pillai',
  });
  expect(await acts(her.ourPayment)).toEqual([
    ...['request_refund', 'decline_refund'],
    ...['request_refund', 'decline_refund'],
  ]);
});

test('two approvals at once give one refund, and the same one again changes nothing', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  await ask(her.ourPayment, 299_900, id);
  const both = await Promise.all([ravi, admin].map((one) => decide(one, her.ourPayment, id, true)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = both[0]!.status === 200 ? ravi : admin;
  expect((await decide(winner, her.ourPayment, id, true)).status).toBe(200);
  await site.workOff();
  expect(site.gateway.refunds().filter(({ payment_id }) => payment_id === her.payment)).toHaveLength(1);
  expect(await acts(her.ourPayment)).toEqual(['request_refund', 'approve_refund']);
});

test('an amount over the limit is not sent in parts', async () => {
  const her = await addBuyer(site);
  const stateAfter = async (paise: number) => (await ask(her.ourPayment, paise)).body.refunds.at(-1).state;
  expect(await stateAfter(60_000)).toBe('requested');
  expect(await stateAfter(40_001)).toBe('waiting');
  expect(await stateAfter(40_000)).toBe('requested');
  expect(await stateAfter(100)).toBe('waiting');
});

test('a refund that waits goes on waiting when the amount changes; without one, none waits', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  await ask(her.ourPayment, 200_000, id);
  await limit(null);
  const { refunds, alonePaise } = (await ask(her.ourPayment, 99_900)).body;
  expect(refunds.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'requested']);
  expect(alonePaise).toBeNull();
  expect((await decide(asha, her.ourPayment, id, true)).status).toBe(409);
  expect((await decide(ravi, her.ourPayment, id, true)).status).toBe(200);
});

test('what the gateway has sent back meanwhile is not approved again', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  await ask(her.ourPayment, 200_000, id);
  await site.gateway.dashboard({ refund: her.payment });
  await site.workOff();
  expect((await decide(ravi, her.ourPayment, id, true)).body.data.reason.code).toBe('refund_exceeds');
  expect((await decide(ravi, her.ourPayment, id, false)).status).toBe(200);
});

test('finance learns whether anybody else can approve', async () => {
  const approver = async () => (await asha.get('/api/staff/payment-queue')).body.approver;
  expect(await approver()).toBe(true);
  const others = site.app.db
    .updateTable('staff')
    .where('name', '<>', 'Asha Pillai')
    .where('role', 'in', ['finance', 'admin']);
  await others.set({ ended_at: new Date() }).execute();
  expect(await approver()).toBe(false);
  await others.set({ ended_at: null }).execute();
});

test('other roles and members decide nothing; an unknown refund is not found', async () => {
  const her = await addBuyer(site);
  const id = randomUUID();
  await ask(her.ourPayment, 200_000, id);
  const support = await addStaff(site, 'Lata Menon', 'support');
  expect((await decide(support, her.ourPayment, id, true)).status).toBe(403);
  expect((await decide(her.browser, her.ourPayment, id, true)).status).toBe(404);
  expect((await decide(site.visitor(), her.ourPayment, id, true)).status).toBe(404);
  expect((await decide(ravi, her.ourPayment, randomUUID(), true)).status).toBe(404);
  const other = await addBuyer(site);
  expect((await decide(ravi, other.ourPayment, id, true)).status).toBe(404);
});

test('an admin sets the amount, finance reads it, and an older version is refused', async () => {
  const address = '/api/staff/settings/refunds';
  const { abovePaise, version } = (await ravi.get(address)).body;
  expect(abovePaise).toBe(100_000);
  expect((await ravi.put(address, { abovePaise: 1 })).status).toBe(403);
  expect((await admin.put(address, { abovePaise: 250_050, version })).body).toEqual({ abovePaise: 250_050 });
  expect((await admin.put(address, { abovePaise: 1, version })).status).toBe(409);
  for (const wrong of [-1, 0.5, 1_000_000_001]) {
    expect((await admin.put(address, { abovePaise: wrong })).status).toBe(422);
  }
});
