import { expect, test } from 'vitest';
import { membershipsOf, ourId, planOf, revenue, stateOf } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { order, pay, setUp, site } from '../../../../test/setup/orders.ts';
import { checkDisputes } from './checkDisputes.ts';

setUp();

/** A member with a plan whose payer's bank asks for the money back. */
async function raise(amount?: number) {
  const her = await addMember(site);
  const made = await order(her.browser);
  const payment = await pay(made.gatewayOrder);
  const dispute = await site.gateway.dispute(payment.id, { amount });
  await site.workOff();
  return { her, made, payment, dispute, ours: await ourId(site, payment.id) };
}

const move = async (id: string, status: Parameters<typeof site.gateway.moveDispute>[1]) => {
  await site.gateway.moveDispute(id, status);
  await site.workOff();
};

const waiting = async (id: string) =>
  (await (await site.as('admin')).get('/api/staff/payment-queue')).body.items.find(
    (one: { id: string }) => one.id === id,
  );

test('a chargeback waits for finance with the deadline of the bank, and the plan stays', async () => {
  const { her, ours, dispute } = await raise();
  const found = await waiting(ours);
  expect(found.disputes).toMatchObject([
    {
      gatewayDisputeId: dispute.id,
      state: 'open',
      amountPaise: dispute.amount,
      respondBy: new Date(dispute.respond_by * 1000).toISOString(),
      reason: 'Goods/services not received',
    },
  ]);
  expect(found.waiting).toMatchObject({ dueAt: found.disputes[0].respondBy, overdue: false });
  expect(await planOf(her.browser)).toBe('Gold');
  const finance = await site.as('admin');
  const refunds = `/api/staff/payments/${ours}/refunds/${crypto.randomUUID()}`;
  const answer = await finance.put(refunds, { amountPaise: 100_000, reason: 'Asked for it' });
  expect([answer.status, answer.body.data?.reason ?? answer.body.code]).toEqual([409, expect.anything()]);
  expect(JSON.stringify(answer.body)).toContain('payment_disputed');
  site.travel(8);
  expect((await waiting(ours)).waiting.overdue).toBe(true);
  await move(dispute.id, 'under_review');
  expect(await waiting(ours)).toBeUndefined();
  await move(dispute.id, 'open');
  expect(await waiting(ours)).toBeDefined();
  await move(dispute.id, 'won');
  expect(await waiting(ours)).toBeUndefined();
  expect(await planOf(her.browser)).toBe('Gold');
});

test('a lost chargeback ends the plan, is deducted from the revenue and has a credit note; repeats change nothing', async () => {
  const before = await revenue(site);
  const { her, made, dispute, ours } = await raise();
  expect(await revenue(site)).toBe(before + made.amountPaise);
  await move(dispute.id, 'lost');
  expect(await revenue(site)).toBe(before);
  expect(await planOf(her.browser)).toBeNull();
  const state = await stateOf(her.browser, made.id);
  expect(state).toMatchObject({
    state: 'refunded',
    refunds: [{ state: 'processed', amountPaise: made.amountPaise, chargeback: true }],
  });
  expect(state.invoices.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['credit_note', 'invoice']);
  const [event] = site.gateway
    .sent()
    .filter(({ name }) => name === 'payment.dispute.lost')
    .slice(-1);
  await site.gateway.deliver(event!.id, { times: 3 });
  await move(dispute.id, 'won');
  expect((await stateOf(her.browser, made.id)).refunds).toHaveLength(1);
  expect(await revenue(site)).toBe(before);
  const shown = (await (await site.as('admin')).get(`/api/staff/payments?q=${ours}`)).body.items[0];
  expect(shown).toMatchObject({ state: 'refunded', disputes: [{ state: 'lost' }] });
});

test('a chargeback of a part keeps the plan at a lower value, and the next never takes more than is left', async () => {
  const { her, made, dispute, ours } = await raise(100_000);
  const [full] = await membershipsOf(site, made.id);
  await move(dispute.id, 'lost');
  const [short] = await membershipsOf(site, made.id);
  expect(short!.paid_paise).toBe(full!.paid_paise - 100_000);
  expect(await planOf(her.browser)).toBe('Gold');
  const admin = await site.as('admin');
  const rest = made.amountPaise - 100_000;
  const left = (await admin.get(`/api/staff/payments?q=${ours}`)).body.items[0].refundablePaise;
  expect(left).toBe(rest);
  const payment = (await stateOf(her.browser, made.id)).payments[0].id;
  const again = await site.gateway.dispute(payment);
  await move(again.id, 'lost');
  const { refunds, state } = await stateOf(her.browser, made.id);
  expect(state).toBe('refunded');
  expect(refunds.map(({ amountPaise }: { amountPaise: number }) => amountPaise)).toEqual([100_000, rest]);
});

test('the decision counts in whichever order events arrive, and is fetched when its event is lost', async () => {
  const her = await addMember(site);
  const made = await order(her.browser);
  const payment = await pay(made.gatewayOrder);
  site.gateway.hold();
  const dispute = await site.gateway.dispute(payment.id);
  await site.gateway.moveDispute(dispute.id, 'lost');
  await site.gateway.release({ order: 'reversed' });
  await site.workOff();
  expect((await stateOf(her.browser, made.id)).state).toBe('refunded');

  const other = await raise();
  site.gateway.hold();
  await site.gateway.moveDispute(other.dispute.id, 'won');
  for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
  await site.gateway.release();
  expect(await waiting(other.ours)).toBeDefined();
  site.gateway.down('before');
  await checkDisputes(site.app);
  site.gateway.down(false);
  await checkDisputes(site.app);
  expect(await waiting(other.ours)).toBeUndefined();
});

test('ten reports of a lost chargeback at once deduct it once', async () => {
  const { her, made, dispute } = await raise();
  site.gateway.hold();
  await site.gateway.moveDispute(dispute.id, 'lost');
  const event = site.gateway.sent().find(({ state }) => state === 'held')!;
  const reports = site.app.config.gateway!.readEvent(Buffer.from(event.raw))!;
  const { settleDispute } = await import('../booking/settleDispute.ts');
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const report of reports)
        if ('dispute' in report) await settleDispute(site.app, report.dispute, report.reportedAt!);
    }),
  );
  await site.gateway.release();
  expect((await stateOf(her.browser, made.id)).refunds).toHaveLength(1);
});
