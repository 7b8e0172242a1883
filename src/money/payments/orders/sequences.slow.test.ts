import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Browser } from '../../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { expectAgreement, readLedger } from '../../../../test/ledger.ts';
import { buyer } from '../../../../test/purchase.ts';
import { addMember } from '../../../../test/registration.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const RUNS = Number(process.env.SEQUENCES ?? 12);
const MINUTE = 1 / (24 * 60);

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
  // Records every change of an order's state, whatever code makes it.
  await site.app.pool.query(`
    create table order_steps (step bigserial, order_id uuid, before text, after text);
    create function note_step() returns trigger language plpgsql as $$
      begin insert into order_steps (order_id, before, after) values (new.id, old.state, new.state); return new; end $$;
    create trigger note_step after update of state on orders
      for each row when (old.state <> new.state) execute function note_step()`);
});
afterAll(() => site.close());

/** States that may follow a state. Received money is never lost: once paid, an order stays paid or refunded. */
const legal: Record<string, string[]> = {
  created: ['attempted', 'failed', 'authorized', 'captured', 'expired'],
  attempted: ['failed', 'authorized', 'captured', 'expired'],
  failed: ['attempted', 'authorized', 'captured', 'expired'],
  expired: ['attempted', 'authorized', 'captured'],
  // The bank takes back a payment that was not captured.
  authorized: ['captured', 'attempted', 'failed'],
  captured: ['part_refunded', 'refunded'],
  // Another payment of the order was captured after the refund of this one.
  part_refunded: ['refunded', 'captured'],
  refunded: ['captured', 'part_refunded'],
};

const PLANS = ['Gold', 'Diamond', 'Platinum'];

const which = fc.nat({ max: 9 });
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const a = <const Name extends string, T extends object>(
  name: Name,
  more: { [Key in keyof T]: fc.Arbitrary<T[Key]> } = {} as never,
) => fc.record({ do: fc.constant(name), ...more }) as unknown as fc.Arbitrary<{ do: Name } & T>;

/** Actions of a member, the bank, the gateway, staff and chance. Numbers select from what exists. */
const step = fc.oneof(
  often(4, a('order', { plan: fc.nat({ max: 2 }) })),
  often(6, a('pay', { order: which, outcome: fc.constantFrom('success', 'success', 'failure', 'pending') })),
  often(1, a('pay wrongly', { order: which, unmatched: fc.boolean() })),
  often(2, a('bank', { payment: which, to: fc.constantFrom('authorized', 'failed') })),
  often(4, a('return', { payment: which })),
  often(1, a('check', { order: which })),
  often(4, a('deliver', { event: which, times: fc.integer({ min: 1, max: 3 }) })),
  often(2, a('lose', { event: which })),
  often(3, a('work')),
  often(2, a('reconcile', { minutes: fc.constantFrom(0, 3, 12, 45) })),
  often(3, a('refund', { payment: which, part: fc.integer({ min: 1, max: 3 }), dashboard: fc.boolean() })),
  often(1, a('capture at the dashboard', { payment: which })),
  often(1, a('refunds are', { status: fc.constantFrom('processed', 'pending', 'failed') })),
  often(2, a('end refund', { refund: which, status: fc.constantFrom('processed', 'failed') })),
  often(2, a('down', { how: fc.constantFrom('before', 'after'), calls: fc.integer({ min: 1, max: 3 }) })),
  often(2, a('together', { payment: which, crash: fc.boolean() })),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One member, her orders and their state outside the site. */
async function begin() {
  const { gateway } = site;
  const her = await addMember(site);
  const finance = await site.as('admin');
  await site.app.pool.query('truncate order_steps');
  await site.app.pool.query('delete from graphile_worker._private_jobs');
  const before = await readLedger(site.app, gateway);
  const old = new Set(gateway.refunds().map(({ id }) => id));
  const orders: { id: string; gatewayOrder: string }[] = [];
  gateway.hold();

  const pick = <T>(from: T[], index: number): T | undefined => from[index % from.length];
  const payments = () =>
    gateway
      .payments()
      .filter(({ id }) => !before.payments.has(id))
      .reverse();
  const refunds = () =>
    gateway
      .refunds()
      .filter(({ id }) => !old.has(id))
      .reverse();
  const held = () => gateway.sent().filter(({ state }) => state === 'held');
  const refused = async (call: Promise<unknown>) => void (await call.catch(() => {}));

  /** The site may lose its gateway, but it never crashes. */
  async function sound(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    expect([answer.status < 500 || answer.status === 503, answer.body]).toEqual([true, answer.body]);
    return answer;
  }

  async function order(browser: Browser, plan: string) {
    const { body } = await sound(browser.get('/api/quotes'));
    const quote = body.quotes.find((one: { plan: string }) => one.plan === plan);
    const made = await sound(browser.post('/api/orders', { plan, amountPaise: quote.amountPaise, buyer }));
    if (made.status !== 200) return;
    const { order, checkout } = made.body;
    if (!orders.some(({ id }) => id === order.id)) {
      orders.push({ id: order.id, gatewayOrder: checkout.gatewayOrderId });
    }
  }

  function goBack(index: number): Promise<Answer> | null {
    const signed = payments().filter(({ status }) => status === 'authorized' || status === 'captured');
    const payment = pick(signed, index);
    const of = orders.find(({ gatewayOrder }) => gatewayOrder === payment?.order_id);
    if (!payment || !of) return null;
    return her.browser.put(`/api/orders/${of.id}/return`, {
      gatewayPaymentId: payment.id,
      signature: gateway.sign(of.gatewayOrder, payment.id).razorpay_signature,
    });
  }

  async function refund(index: number, part: number) {
    const payment = pick(payments(), index);
    const row = await site.app.db
      .selectFrom('payments')
      .select('id')
      .where('gateway_payment_id', '=', payment?.id ?? '')
      .executeTakeFirst();
    if (!payment || !row) return;
    const ask = () => ({ amountPaise: Math.ceil(payment.amount / part), reason: 'Asked for' });
    const path = `/api/staff/payments/${row.id}/refunds/${randomUUID()}`;
    await Promise.all([sound(finance.put(path, ask())), sound(finance.put(path, ask()))]);
  }

  /** Sends everything that can come at one moment at once; the server may be killed by it. */
  async function together(index: number, crash: boolean) {
    const all = [
      goBack(index),
      ...held()
        .slice(0, 4)
        .map(({ id }) => gateway.deliver(id, { times: 2 })),
      reconcile(site.app),
    ];
    if (!crash) return void (await Promise.all([...all, site.workOff(), site.workOff()]));
    const over = Promise.allSettled(all);
    await sleep((index * 7) % 40);
    await site.crash();
    await over;
  }

  async function take(it: Step): Promise<void> {
    switch (it.do) {
      case 'order':
        return order(her.browser, PLANS[it.plan]!);
      case 'pay': {
        const of = pick(orders, it.order);
        if (of) await gateway.pay(of.gatewayOrder, { outcome: it.outcome as never });
        return;
      }
      case 'pay wrongly': {
        const of = pick(orders, it.order);
        if (it.unmatched || of) await gateway.pay(it.unmatched ? null : of!.gatewayOrder, { amount: 5_000 });
        return;
      }
      case 'bank': {
        const payment = pick(payments(), it.payment);
        if (payment) await gateway.move(payment.id, it.to as never);
        return;
      }
      case 'return': {
        const answer = goBack(it.payment);
        if (answer) await sound(answer);
        return;
      }
      case 'check': {
        const of = pick(orders, it.order);
        if (of) await sound(her.browser.put(`/api/orders/${of.id}/check`));
        return;
      }
      case 'deliver': {
        const event = pick(held(), it.event);
        if (event)
          expect(await gateway.deliver(event.id, { times: it.times })).toEqual(Array(it.times).fill(200));
        return;
      }
      case 'lose': {
        const event = pick(held(), it.event);
        // Money without an order reaches the site by webhook events alone.
        if (event && !event.raw.includes('"order_id":null')) gateway.drop(event.id);
        return;
      }
      case 'work':
        return site.workOff();
      case 'reconcile':
        site.travel(it.minutes * MINUTE);
        return reconcile(site.app);
      case 'refund': {
        if (!it.dashboard) return refund(it.payment, it.part);
        const payment = pick(payments(), it.payment);
        if (payment) {
          const amount = Math.ceil(payment.amount / it.part);
          await refused(gateway.dashboard({ refund: payment.id, amount }));
        }
        return;
      }
      case 'capture at the dashboard': {
        const payment = pick(payments(), it.payment);
        if (payment) await refused(gateway.dashboard({ capture: payment.id }));
        return;
      }
      case 'refunds are':
        return gateway.refundsAre(it.status as never);
      case 'end refund': {
        const refund = pick(refunds(), it.refund);
        if (refund) await gateway.finishRefund(refund.id, it.status as never);
        return;
      }
      case 'down':
        return gateway.down(it.how as never, { calls: it.calls });
      case 'together':
        return together(it.payment, it.crash);
    }
  }

  /** All banks have answered, all that was not lost has arrived, and the site has reconciled. */
  async function end() {
    gateway.down(false);
    gateway.refundsAre('processed');
    for (const [index, { id }] of refunds().entries())
      await gateway.finishRefund(id, index % 2 ? 'failed' : 'processed');
    for (const [index, { id, status }] of payments().entries()) {
      if (status === 'created' && index % 3 > 0)
        await gateway.move(id, index % 3 === 1 ? 'authorized' : 'failed');
    }
    await gateway.release({ order: 'shuffled' });
    for (let day = 0; day < 3; day++) {
      await site.app.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()',
      );
      await site.workOff();
      await gateway.settle();
      site.travel(1);
      await reconcile(site.app);
      await site.workOff();
      await gateway.tick();
    }
    await site.workOff();
  }

  return { take, end, before };
}

test(
  'whatever happens in whatever order, everybody has what was paid for and the books agree with the gateway',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const { take, end, before } = await begin();
        for (const one of [{ do: 'order', plan: 0 } as Step, ...steps]) await take(one);
        await end();
        await expectAgreement(site.app, site.gateway, before);
        const { rows } = await site.app.pool.query('select before, after from order_steps');
        for (const { before: from, after } of rows)
          expect({ from, may: legal[from] }).toEqual({ from, may: expect.arrayContaining([after]) });
        const { rows: stuck } = await site.app.pool.query(
          'select task_identifier, attempts, last_error from graphile_worker.jobs where attempts > 0',
        );
        expect(stuck).toEqual([]);
      }),
      { numRuns: RUNS, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
    );
  },
  10 * MINUTE_MS,
);
