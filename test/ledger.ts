import { expect } from 'vitest';
import type { Payment, Refund } from '../sandbox/razorpay/entities.ts';
import type { RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
import type { App } from '../src/kit/app/app.ts';
import { readRevenue } from '../src/money/payments/read.ts';

/** Reads the ledger and the gateway before something is tried. */
export async function readLedger(app: App, gateway: RazorpaySandbox) {
  const orders = await app.db.selectFrom('orders').select('id').execute();
  return {
    revenue: await readRevenue(app),
    orders: new Set(orders.map(({ id }) => id)),
    payments: new Set(gateway.payments().map(({ id }) => id)),
  };
}

/**
 * Expects, of everything since then, that once all events have arrived and orders are reconciled, the ledger agrees with the gateway: one membership
 * for an order that was paid and none for another; one invoice for each captured payment that matches its order, one
 * credit note for each processed refund of those; the same sums; nothing refunded twice, and no money left waiting.
 */
export async function expectAgreement(
  app: App,
  gateway: RazorpaySandbox,
  before: Awaited<ReturnType<typeof readLedger>>,
): Promise<void> {
  const orders = (await app.db.selectFrom('orders').selectAll().execute()).filter(
    ({ id }) => !before.orders.has(id),
  );
  const payments = await app.db.selectFrom('payments').selectAll().execute();
  const invoices = await app.db.selectFrom('invoices').selectAll().execute();
  const memberships = await app.db.selectFrom('memberships').select('order_id').execute();

  const byGatewayOrder = new Map(orders.map((one) => [one.gateway_order_id, one]));
  const orderOf = (payment: Payment) => {
    const order = byGatewayOrder.get(payment.order_id);
    return order && payment.amount === order.amount_paise && payment.currency === order.currency
      ? order
      : null;
  };
  const processed = new Map<string, Refund[]>();
  for (const refund of gateway.refunds()) {
    if (refund.status !== 'processed') continue;
    processed.set(refund.payment_id, [...(processed.get(refund.payment_id) ?? []), refund]);
  }
  const reported = gateway.payments().filter(({ id }) => !before.payments.has(id));
  const captured = reported.filter((one) => one.captured);
  const backOf = (id: string) => sum((processed.get(id) ?? []).map(({ amount }) => amount));

  const expected = captured.map((one) => {
    const order = orderOf(one);
    const back = backOf(one.id);
    return {
      payment: one.id,
      order: order?.id ?? null,
      paise: one.amount,
      back,
      state: back === 0 ? 'captured' : back < one.amount ? 'part_refunded' : 'refunded',
      invoices: order ? [one.amount] : [],
      creditNotes: order ? (processed.get(one.id) ?? []).map(({ amount }) => amount).sort() : [],
    };
  });
  const isCaptured = (state: string) => ['captured', 'part_refunded', 'refunded'].includes(state);
  const known = new Set(reported.map(({ id }) => id));
  const ours = payments.filter((one) => known.has(one.gateway_payment_id) && isCaptured(one.state));
  const invoicesOf = (payment: string, kind: string) =>
    invoices.filter((one) => one.payment_id === payment && one.kind === kind).map((one) => one.total_paise);
  const found = ours.map((one) => ({
    payment: one.gateway_payment_id,
    order: one.order_id,
    paise: one.amount_paise,
    back: one.refunded_paise,
    state: one.state,
    invoices: invoicesOf(one.id, 'invoice'),
    creditNotes: invoicesOf(one.id, 'credit_note').sort(),
  }));
  const byPayment = (a: { payment: string }, b: { payment: string }) => (a.payment < b.payment ? -1 : 1);
  expect(found.sort(byPayment)).toEqual(expected.sort(byPayment));
  expect(await readRevenue(app)).toBe(
    before.revenue + sum(captured.map((one) => one.amount - backOf(one.id))),
  );

  const attention = new Map(ours.map((one) => [one.gateway_payment_id, one.attention]));
  for (const one of captured) if (!orderOf(one)) expect(attention.get(one.id)).toBe('unmatched');
  for (const order of orders) {
    const paid = captured.filter((one) => orderOf(one)?.id === order.id);
    const kept = sum(paid.map((one) => one.amount - backOf(one.id)));
    const states =
      paid.length === 0
        ? ['created', 'attempted', 'failed', 'expired', 'authorized']
        : [kept >= order.amount_paise ? 'captured' : kept > 0 ? 'part_refunded' : 'refunded'];
    expect({ order: order.id, state: order.state }).toEqual({
      order: order.id,
      state: expect.toSatisfy((state: string) => states.includes(state), `one of ${states.join(', ')}`),
    });
    const waiting = reported.some((one) => one.status === 'authorized' && orderOf(one)?.id === order.id);
    expect({ order: order.id, waiting: waiting && paid.length === 0 }).toEqual({
      order: order.id,
      waiting: false,
    });
    expect({
      order: order.id,
      memberships: memberships.filter((one) => one.order_id === order.id).length,
      doubles: paid.filter(({ id }) => attention.get(id) === 'double').length >= paid.length - 1,
    }).toEqual({ order: order.id, memberships: paid.length > 0 ? 1 : 0, doubles: true });
  }

  // A refund of the staff was sent once.
  const asked = await app.db.selectFrom('refunds').select('id').where('asked_by', 'is not', null).execute();
  const ids = new Set(asked.map(({ id }) => id));
  const sent = gateway
    .refunds()
    .map(({ notes }) => (Array.isArray(notes) ? undefined : notes.refund))
    .filter((key) => key !== undefined);
  expect(sent.filter((key) => !ids.has(key))).toEqual([]);
  expect(new Set(sent).size).toBe(sent.length);

  // Numbers without a gap, as the tax law requires (CGST Rules, rule 46).
  for (const kind of ['invoice', 'credit_note']) {
    const serials = new Map<string, number[]>();
    for (const one of invoices.filter((invoice) => invoice.kind === kind)) {
      serials.set(one.financial_year, [...(serials.get(one.financial_year) ?? []), one.serial]);
    }
    for (const [year, taken] of serials) {
      expect({ year, taken: taken.sort((a, b) => a - b) }).toEqual({
        year,
        taken: taken.map((_, index) => index + 1),
      });
    }
  }
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
