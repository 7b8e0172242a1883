import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayActions, GatewaySandbox } from '../../../sandbox/gateway.ts';
import { type GatewayTest, openGatewayTest } from '../../../test/gateway.ts';
import { buyer, goBack, ourId, planOf, reconcileAfter, stateOf } from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';
import { order } from '../../../test/setup/orders.ts';
import { checkDisputes } from '../../money/payments/reconciliation/checkDisputes.ts';
import { findPayment } from '../../money/payments/store/paymentStore.ts';
import { HOUR_MS } from '../shared/time/durations.ts';
import { gatewayNames } from './gateways.ts';

type Sent = ReturnType<GatewaySandbox['sent']>[number];

// Requirements for every adapter, tested against its stand-in.
describe.each(gatewayNames)('%s', (name) => {
  let site: GatewayTest;
  let at: GatewayActions;
  const logged: string[] = [];
  beforeAll(async () => {
    const { openSandbox } = await import(`../../../sandbox/${name}/gateway.ts`);
    site = await openGatewayTest<GatewaySandbox>(openSandbox);
    at = site.gateway.actions;
    for (const level of ['info', 'warn', 'error'] as const)
      site.app.log[level] = (...words: unknown[]) =>
        void logged.push(
          JSON.stringify(words, (_key, it) => (it instanceof Error ? { ...it, stack: it.stack } : it)),
        );
  });
  afterAll(() => site.close());
  afterEach(async () => {
    site.gateway.down(false);
    at.refundsAre('processed');
    await site.gateway.release();
  });

  /** Runs all pending jobs, and the jobs that they start. */
  async function workOff() {
    await site.workOff();
    await site.workOff();
  }
  const gateway = () => site.app.config.gateway!;
  const keys = () => Object.values(site.gateway.variables);

  /** Adds a member with an order of a plan. */
  async function addOrder() {
    const { browser } = await addMember(site);
    const made = await order(browser);
    const state = () => stateOf(browser, made.id);
    return { browser, ...made, state };
  }
  /** A member with a plan. */
  async function addPaid() {
    const made = await addOrder();
    const payment = await at.pay(made.gatewayOrder, 'success');
    await workOff();
    return { ...made, payment, ours: await ourId(site, payment) };
  }
  async function refund(payment: string, amountPaise: number) {
    const admin = await site.as('admin');
    await admin.put(`/api/staff/payments/${payment}/refunds/${randomUUID()}`, {
      amountPaise,
      reason: 'Asked for',
    });
    await workOff();
  }

  test('an order is made once, also when the answer was lost and the request is repeated', async () => {
    const { browser } = await addMember(site);
    const before = at.countOrders();
    site.gateway.down('after', { only: at.orderCall });
    expect((await order(browser)).status).toBe(503);
    site.gateway.down(false);
    const made = await order(browser);
    expect((await order(browser)).gatewayOrder).toBe(made.gatewayOrder);
    expect(at.countOrders()).toBe(before + 1);
    expect(made.body.checkout).toMatchObject({ gateway: name, test: true, amountPaise: 299_900 });
  });

  test('the order of an id never has another amount', async () => {
    const payer = { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: null };
    const closesAt = new Date(site.app.clock().getTime() + HOUR_MS);
    const wish = { id: randomUUID(), amountPaise: 299_950, currency: 'INR', payer, closesAt };
    const made = await gateway().createOrder(wish);
    expect(made).toMatchObject({ amountPaise: 299_950, currency: 'INR' });
    expect((await gateway().createOrder(wish)).id).toBe(made.id);
    await expect(gateway().createOrder({ ...wish, amountPaise: 100 })).rejects.toThrow(
      expect.objectContaining({ name: 'GatewayRefused' }),
    );
  });

  test('a payment is captured, and starts the plan with its invoice', async () => {
    const paid = await addPaid();
    expect(await paid.state()).toMatchObject({
      state: 'captured',
      payments: [{ id: paid.payment, amountPaise: 299_900, method: 'upi', state: 'captured' }],
      invoices: [{ kind: 'invoice', totalPaise: 299_900 }],
    });
    expect(await planOf(paid.browser)).toBe('Gold');
  });

  test('a declined payment has its reason, and can still be accepted by a late bank', async () => {
    const made = await addOrder();
    const payment = await at.pay(made.gatewayOrder, 'failure');
    await workOff();
    expect(await made.state()).toMatchObject({ state: 'failed', payments: [{ id: payment }] });
    expect((await made.state()).payments[0].failure).toMatch(/declined/);
    await at.accept(payment);
    await workOff();
    expect((await made.state()).state).toBe('captured');
  });

  test('a payment that waits for its bank is found when the page asks', async () => {
    const made = await addOrder();
    const payment = await at.pay(made.gatewayOrder, 'pending');
    expect((await made.browser.put(`/api/orders/${made.id}/check`)).body.state).toBe('attempted');
    site.gateway.hold();
    await at.accept(payment);
    site.travel(1 / 24);
    expect((await made.browser.put(`/api/orders/${made.id}/check`)).body.state).toBe('captured');
  });

  test('a payment whose event never comes is found by the reconciler', async () => {
    const made = await addOrder();
    site.gateway.hold();
    await at.pay(made.gatewayOrder, 'success');
    for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
    await workOff();
    expect((await made.state()).state).toBe('created');
    await reconcileAfter(site, 10);
    expect((await made.state()).state).toBe('captured');
    expect(await planOf(made.browser)).toBe('Gold');
  });

  test('money of another amount matches no order', async () => {
    const made = await addOrder();
    const payment = await at.pay(made.gatewayOrder, 'success', 100_050);
    await workOff();
    expect(await made.state()).toMatchObject({ paidAt: null, payments: [], invoices: [] });
    expect(await planOf(made.browser)).toBeNull();
    const row = await findPayment(site.app.db, payment);
    expect(row).toMatchObject({ order_id: null, gateway_order_id: made.gatewayOrder, amount_paise: 100_050 });
    // Captured money is shown to the staff. Money that was only authorized returns to the bank.
    expect(row!.attention).toBe(row!.state === 'captured' ? 'unmatched' : null);
  });

  test('a forged return is refused and books nothing', async () => {
    const made = await addOrder();
    const payment = await at.pay(made.gatewayOrder, 'pending');
    const forged = { razorpay_payment_id: payment, razorpay_signature: 'f'.repeat(64) };
    expect((await goBack(made.browser, made.id, forged)).status).toBe(409);
    expect((await made.state()).payments).toEqual([]);
  });

  test('a forged event is refused: another body, another signature, none', async () => {
    const made = await addOrder();
    site.gateway.hold();
    await at.pay(made.gatewayOrder, 'success');
    await at.pay((await addOrder()).gatewayOrder, 'success');
    const [event, other] = site.gateway.sent().slice(-2) as [Sent, Sent];
    const body = event.raw.replace('INR', 'USD');
    expect(body).not.toBe(event.raw);
    expect(await site.gateway.deliver(event.id, { body })).toEqual([400]);
    expect(await site.gateway.deliver(event.id, { headers: other.headers })).toEqual([400]);
    const bare = await fetch(`${site.base}/api/gateway/events`, { method: 'POST', body: event.raw });
    expect(bare.status).toBe(400);
    await workOff();
    expect((await made.state()).state).toBe('created');
  });

  test('events that come late, twice and in the wrong order book a payment once', async () => {
    const made = await addOrder();
    site.gateway.hold();
    const payment = await at.pay(made.gatewayOrder, 'failure');
    await at.accept(payment);
    await site.gateway.release({ order: 'reversed' });
    const mine = site.gateway.sent().filter(({ raw }) => raw.includes(payment));
    for (const { id } of mine) expect(await site.gateway.deliver(id, { times: 3 })).toEqual([200, 200, 200]);
    await workOff();
    const state = await made.state();
    expect(state).toMatchObject({ state: 'captured', payments: [{ state: 'captured' }] });
    expect([state.payments.length, state.invoices.length]).toEqual([1, 1]);
  });

  test('an event that reports nothing is stored, and one of another shape waits for the staff', async () => {
    expect(gateway().readEvent(Buffer.from('{'))).toBeNull();
    expect(gateway().nameEvent(Buffer.from('{'))).toBeNull();
    await addPaid();
    const { raw } = site.gateway.sent().at(-1)!;
    expect(gateway().readEvent(Buffer.from(raw.replaceAll('"INR"', '17')))).toBeNull();
    expect(gateway().nameEvent(Buffer.from(raw))).toMatch(/\w{5}/);
  });

  test('a refund of a part and of the rest is sent once each, and credited', async () => {
    const paid = await addPaid();
    await refund(paid.ours, 100_050);
    expect(await paid.state()).toMatchObject({
      state: 'part_refunded',
      refunds: [{ state: 'processed', amountPaise: 100_050 }],
    });
    site.gateway.down('after', { only: /POST .*refund/ });
    await refund(paid.ours, 199_850);
    site.gateway.down(false);
    await reconcileAfter(site, 15);
    expect(await paid.state()).toMatchObject({ state: 'refunded' });
    expect(at.sentBack(paid.gatewayOrder, paid.payment)).toEqual({ paise: 299_900, refunds: 2 });
    expect((await paid.state()).invoices).toHaveLength(3);
    expect(await planOf(paid.browser)).toBeNull();
  });

  test('a refund that the bank declines leaves the plan', async () => {
    const paid = await addPaid();
    at.refundsAre('pending');
    await refund(paid.ours, 299_900);
    expect((await paid.state()).refunds).toMatchObject([{ state: 'pending' }]);
    await at.finishRefunds(paid.gatewayOrder, 'failed');
    await workOff();
    expect((await paid.state()).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await planOf(paid.browser)).toBe('Gold');
    expect(at.sentBack(paid.gatewayOrder, paid.payment).paise).toBe(0);
  });

  test("a refund at the gateway's dashboard is booked, also when its event never comes", async () => {
    const paid = await addPaid();
    site.gateway.hold();
    await at.refundAtDashboard(paid.gatewayOrder, paid.payment, 99_950);
    for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
    await reconcileAfter(site, 30);
    expect(await paid.state()).toMatchObject({
      state: 'part_refunded',
      refunds: [{ amountPaise: 99_950, state: 'processed' }],
    });
  });

  test('a lost chargeback takes the money and the plan, also when its event never comes; a won one nothing', async () => {
    const [lost, won] = [await addPaid(), await addPaid()];
    const disputes = [await at.dispute(lost.payment), await at.dispute(won.payment)];
    await workOff();
    site.gateway.hold();
    await at.endDispute(disputes[0]!.id, 'lost');
    await at.endDispute(disputes[1]!.id, 'won');
    for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
    await checkDisputes(site.app);
    expect(await lost.state()).toMatchObject({
      state: 'refunded',
      refunds: [{ chargeback: true, amountPaise: 299_900 }],
    });
    expect(await planOf(lost.browser)).toBeNull();
    expect((await won.state()).state).toBe('captured');
    expect(await planOf(won.browser)).toBe('Gold');
  });

  test.each(['before', 'junk'] as const)(
    'a gateway that answers nothing useful (%s) loses nothing',
    async (how) => {
      const { browser } = await addMember(site);
      site.gateway.down(how);
      const refused = await order(browser);
      expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
      site.gateway.down(false);
      const made = await order(browser);
      site.gateway.hold();
      await at.pay(made.gatewayOrder, 'success');
      site.gateway.down(how);
      expect((await browser.put(`/api/orders/${made.id}/check`)).status).toBe(200);
      await reconcileAfter(site, 10);
      site.gateway.down(false);
      expect((await stateOf(browser, made.id)).state).toBe('created');
      await reconcileAfter(site, 10);
      expect((await stateOf(browser, made.id)).state).toBe('captured');
    },
  );

  test('no log repeats what a refusal repeats of a payer, or a key; the staff read the refusal', async () => {
    const { browser, email } = await addMember(site);
    const phone = '+919822055566';
    await site.app.db.updateTable('accounts').set({ phone }).where('email', '=', email).execute();
    const theirs = [buyer.name, email, phone, phone.slice(3), ...keys()];
    const sentence = `is not valid: ${theirs.join(', ')}`;
    const paid = await addPaid();
    const before = logged.length;
    for (const status of [400, 401, 503]) {
      site.gateway.down('refuses', { refusal: { status, sentence } });
      expect((await order(browser)).status).toBe(503);
    }
    site.gateway.down(false);
    const made = await order(browser);
    for (const status of [400, 503]) {
      site.gateway.down('refuses', { refusal: { status, sentence } });
      await browser.put(`/api/orders/${made.id}/check`);
      await reconcileAfter(site, 10);
    }
    site.gateway.hold();
    site.gateway.down(false);
    await at.pay(made.gatewayOrder, 'success');
    site.gateway.down('refuses', { refusal: { status: 400, sentence } });
    await site.gateway.release();
    await workOff();
    await refund(paid.ours, 100_000);
    site.gateway.down(false);
    const { failure } = await site.app.db
      .selectFrom('refunds')
      .select('failure')
      .where('payment_id', '=', paid.ours)
      .executeTakeFirstOrThrow();
    expect(failure).toContain('is not valid');
    const lines = logged.slice(before);
    expect(lines.length).toBeGreaterThan(4);
    for (const it of theirs) expect(lines.filter((line) => line.includes(it))).toEqual([]);
    expect(lines.join()).toContain(`: 400 ${at.refusalCode}`);
  });

  // The last test, so that it checks everything that was logged before.
  test('no log has a secret, or a key of the account', () => {
    expect(logged.length).toBeGreaterThan(0);
    const all = logged.join('\n');
    for (const secret of keys()) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/authorization|x-client-secret|signature/i);
  });
});
