import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import {
  addBuyer,
  order,
  ourId,
  planOf,
  reconcileAfter,
  revenue,
  sendEvent,
  stateOf,
} from '../../../../test/purchase.ts';
import { GatewayRefused } from '../../../kit/payments/gateway.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());
beforeEach(() => site.gateway.down(false));

describe('money that came twice', () => {
  const queueOf = async () => (await (await site.as('admin')).get('/api/staff/payment-queue')).body;

  test('for one order goes to the finance queue, is refunded, and the plan stays', async () => {
    const her = await addBuyer(site);
    const { gatewayOrderId } = (await (await site.as('admin')).get('/api/staff/payments')).body.items.find(
      ({ id }: { id: string }) => id === her.ourPayment,
    );
    const second = await site.gateway.pay(gatewayOrderId);
    await site.gateway.dashboard({ capture: second.payment.id });
    await site.workOff();
    const admin = await site.as('admin');
    const waiting = (await queueOf()).items.find(
      ({ gatewayPaymentId }: { gatewayPaymentId: string }) => gatewayPaymentId === second.payment.id,
    );
    expect(waiting).toMatchObject({
      attention: 'double',
      refundablePaise: 299_900,
      plan: 'Gold',
      term: null,
    });
    expect(
      (await stateOf(her.browser, her.order)).payments.map(({ double }: { double: boolean }) => double),
    ).toEqual([false, true]);
    const ledger = await revenue(site);
    const answer = await admin.put(`/api/staff/payments/${waiting.id}/refunds/${randomUUID()}`, {
      amountPaise: 299_900,
      reason: 'Paid twice',
    });
    expect(answer.body.refunds).toMatchObject([{ state: 'requested', reason: 'Paid twice' }]);
    await site.workOff();
    expect(await revenue(site)).toBe(ledger - 299_900);
    expect((await queueOf()).items.map(({ id }: { id: string }) => id)).not.toContain(waiting.id);
    const seen = await stateOf(her.browser, her.order);
    expect(seen).toMatchObject({ state: 'captured', refunds: [{ state: 'processed' }] });
    expect(seen.invoices.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'credit_note',
      'invoice',
      'invoice',
    ]);
    expect(await planOf(her.browser)).toBe('Gold');
    expect(
      site.mail.filter(({ to, subject }) => to === her.email && subject.includes('on its way')),
    ).toHaveLength(1);
  });

  test('a second payment that is only authorized is not captured, and goes back without a credit note', async () => {
    const her = await addBuyer(site);
    const { gatewayOrderId } = (await (await site.as('admin')).get('/api/staff/payments')).body.items.find(
      ({ id }: { id: string }) => id === her.ourPayment,
    );
    const second = await site.gateway.pay(gatewayOrderId);
    await site.workOff();
    expect(site.gateway.payment(second.payment.id).status).toBe('authorized');
    site.travel(6);
    await site.gateway.tick();
    await site.workOff();
    expect(site.gateway.payment(second.payment.id)).toMatchObject({ status: 'refunded', captured: false });
    const seen = await stateOf(her.browser, her.order);
    expect([seen.state, seen.invoices.length, seen.refunds]).toEqual(['captured', 1, []]);
  });

  test('for one plan by two orders within the hour goes to the finance queue; later it is a renewal', async () => {
    const her = await addBuyer(site);
    const again = await order(her.browser);
    const second = await site.gateway.pay(again.gatewayOrder);
    await site.workOff();
    expect((await stateOf(her.browser, again.id)).payments[0].double).toBe(true);
    expect((await her.browser.get('/api/membership')).body.following).toHaveLength(1);
    const admin = await site.as('admin');
    const id = await ourId(site, second.payment.id);
    await admin.put(`/api/staff/payments/${id}/refunds/${randomUUID()}`, {
      amountPaise: 299_900,
      reason: 'By mistake',
    });
    await site.workOff();
    expect((await her.browser.get('/api/membership')).body).toMatchObject({
      membership: { plan: 'Gold' },
      following: [],
    });

    const later = await addBuyer(site);
    site.travel(2 / 24);
    const more = await order(later.browser);
    await site.gateway.pay(more.gatewayOrder);
    await site.workOff();
    expect((await stateOf(later.browser, more.id)).payments[0].double).toBe(false);
    expect((await later.browser.get('/api/membership')).body.following).toHaveLength(1);
  });

  test('can be marked as resolved by the finance staff', async () => {
    const unmatched = await site.gateway.pay(null, { amount: 7_700 });
    await site.gateway.dashboard({ capture: unmatched.payment.id });
    await site.workOff();
    const admin = await site.as('admin');
    const before = (await queueOf()).waiting;
    const id = await ourId(site, unmatched.payment.id);
    expect((await admin.put(`/api/staff/payments/${id}/attention`)).body.attentionEndedAt).not.toBeNull();
    expect((await queueOf()).waiting).toBe(before - 1);
  });
});

describe('refunds', () => {
  const ask = async (payment: string, amountPaise: number, id: string = randomUUID(), browser?: Browser) =>
    (browser ?? (await site.as('admin'))).put(`/api/staff/payments/${payment}/refunds/${id}`, {
      amountPaise,
      reason: 'As agreed',
    });

  test('in full end the plan; in part leave it', async () => {
    const her = await addBuyer(site, 'Diamond');
    expect((await ask(her.ourPayment, 100_000)).status).toBe(200);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).state).toBe('part_refunded');
    expect(await planOf(her.browser)).toBe('Diamond');
    expect((await ask(her.ourPayment, 400_000)).body.data.fields.amountPaise.message).toContain('3999.00');
    expect((await ask(her.ourPayment, 399_900)).status).toBe(200);
    await site.workOff();
    const seen = await stateOf(her.browser, her.order);
    expect(seen.state).toBe('refunded');
    expect(
      seen.invoices.map(({ kind, totalPaise }: { kind: string; totalPaise: number }) => [kind, totalPaise]),
    ).toEqual([
      ['invoice', 499_900],
      ['credit_note', 100_000],
      ['credit_note', 399_900],
    ]);
    expect(await planOf(her.browser)).toBeNull();
  });

  test('of an upgrade restore the plan before', async () => {
    const her = await addBuyer(site, 'Gold');
    const made = await order(her.browser, 'Diamond', 200_000);
    const { payment } = await site.gateway.pay(made.gatewayOrder);
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Diamond');
    await ask(await ourId(site, payment.id), 200_000);
    await site.workOff();
    expect(await planOf(her.browser)).toBe('Gold');
  });

  test('requested ten times with one number are one; ten at once never exceed the payment', async () => {
    const her = await addBuyer(site);
    const id = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => ask(her.ourPayment, 100_000, id)));
    expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await ask(her.ourPayment, 100_001, id)).status).toBe(409);
    const many = await Promise.all(Array.from({ length: 10 }, () => ask(her.ourPayment, 100_000)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).payments[0].refundedPaise).toBe(200_000);
    expect(site.gateway.payment(her.payment).amount_refunded).toBe(200_000);
  });

  test.each(['before', 'after'] as const)(
    'while the gateway is down (%s its work) are sent once',
    async (how) => {
      const her = await addBuyer(site);
      site.gateway.down(how, { only: /refund/ });
      await ask(her.ourPayment, 299_900);
      await site.workOff();
      if (how === 'before') {
        expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'requested' }]);
      }
      site.gateway.down(false);
      await reconcileAfter(site, 11);
      expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'processed' }]);
      expect(site.gateway.payment(her.payment).amount_refunded).toBe(299_900);
      expect((await stateOf(her.browser, her.order)).invoices).toHaveLength(2);
    },
  );

  test('that the gateway did and then refuses to repeat are found in its list', async () => {
    const her = await addBuyer(site);
    const gateway = site.app.config.gateway!;
    const { refund } = gateway;
    // The gateway has forgotten the key of the first request.
    gateway.refund = async (...asked) => {
      await refund(...asked);
      throw new GatewayRefused('The total refund amount is greater than the refund payment amount');
    };
    site.gateway.hold();
    await ask(her.ourPayment, 299_900);
    await site.workOff();
    gateway.refund = refund;
    expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'processed' }]);
    await site.gateway.release();
  });

  test('that the bank declines are marked as failed and can be requested again', async () => {
    const her = await addBuyer(site);
    site.gateway.refundsAre('failed');
    await ask(her.ourPayment, 299_900);
    await site.workOff();
    site.gateway.refundsAre('processed');
    const [payment] = (await (await site.as('admin')).get('/api/staff/payments?show=refunds')).body.items;
    expect(payment).toMatchObject({ refundablePaise: 299_900, refunds: [{ state: 'failed' }] });
    expect(await planOf(her.browser)).toBe('Gold');
    // News from before, which comes late, changes nothing.
    const entity = { ...site.gateway.refunds()[0], status: 'pending' };
    await sendEvent(site, { event: 'refund.created', payload: { refund: { entity } } });
    expect((await stateOf(her.browser, her.order)).refunds).toMatchObject([{ state: 'failed' }]);
    await ask(her.ourPayment, 299_900);
    await site.workOff();
    expect((await stateOf(her.browser, her.order)).state).toBe('refunded');
  });

  test('created in the gateway’s dashboard are booked too', async () => {
    const her = await addBuyer(site);
    await site.gateway.dashboard({ refund: her.payment });
    await site.workOff();
    expect(await stateOf(her.browser, her.order)).toMatchObject({
      state: 'refunded',
      refunds: [{ state: 'processed' }],
    });
    expect(await planOf(her.browser)).toBeNull();
  });

  test('are for finance staff alone', async () => {
    const her = await addBuyer(site);
    expect((await ask(her.ourPayment, 100_000, randomUUID(), her.browser)).status).toBe(404);
    expect((await ask(her.ourPayment, 100_000, randomUUID(), site.visitor())).status).toBe(404);
    expect((await her.browser.get('/api/staff/payments')).status).toBe(404);
    const admin = await site.app.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    for (const [role, status] of [
      ['support', 403],
      ['editor', 403],
      ['finance', 200],
    ] as const) {
      await site.app.db
        .updateTable('staff')
        .set({ role })
        .where('account_id', '=', admin.account_id)
        .execute();
      expect((await (await site.as('admin')).get('/api/staff/payments')).status).toBe(status);
    }
    await site.app.db
      .updateTable('staff')
      .set({ role: 'admin' })
      .where('account_id', '=', admin.account_id)
      .execute();
  });
});

test('the list of payments has pages without gaps or duplicates', async () => {
  for (let made = 0; made < 26; made++) await site.gateway.pay(null, { outcome: 'failure', amount: 5_000 });
  await site.workOff();
  const admin = await site.as('admin');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { id: string }[]; nextCursor: string | null } = (
      await admin.get(`/api/staff/payments${cursor ? `?cursor=${cursor}` : ''}`)
    ).body;
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const all = await site.app.db
    .selectFrom('payments')
    .select('id')
    .where('state', '!=', 'attempted')
    .execute();
  expect(seen.length).toBeGreaterThan(25);
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});
