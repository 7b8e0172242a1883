import { sql } from 'kysely';
import { readSeller } from '../../../base/site/read.ts';
import { stateCodeOf } from '../../../base/vocabulary/shared/states.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { listTerms } from '../../memberships/grants/terms.ts';
import { listPlans } from '../../memberships/read.ts';
import { capturePayment, settlePayment } from '../booking/settlePayment.ts';
import { logFault } from '../logFault.ts';
import { checkOrder } from '../reconciliation/reconcile.ts';
import { findOrder, lockOrder, type OrderRow, setOrder } from '../store/orderStore.ts';
import { checkoutOf } from './checkout.ts';
import { type Order, readOrder } from './views.ts';

/** Returns the price and the period of each plan on sale for the member's profile now. */
export async function readQuotes(app: App, member: Member) {
  const now = app.clock();
  const seller = await readSeller(app.db);
  const plans = await listPlans(app.db);
  const quotes = (await listTerms(app.db, now, member.profile.id, plans)).map(({ plan, terms }) => ({
    plan: plan.name,
    slug: plan.slug,
    kind: terms.kind,
    months: plan.months,
    pricePaise: terms.pricePaise,
    creditPaise: terms.creditPaise,
    amountPaise: terms.amountPaise,
    startsAt: terms.startsAt.toISOString(),
    endsAt: terms.endsAt.toISOString(),
  }));
  return {
    canPay: app.config.gateway !== null && seller !== null,
    gstPercent: seller?.gstin ? seller.gstBasisPoints / 100 : 0,
    state: await readState(app, member.profile.id),
    quotes,
  };
}

/** Returns the state of a profile by its code in a GSTIN; null if the family has not stated it. */
async function readState(app: App, profileId: number) {
  const { rows } = await sql<{ state_id: number | null }>`
    select state_id from profile_facts where id = ${profileId}`.execute(app.db);
  return stateCodeOf((await readVocabulary(app.db)).keyOf(rows[0]?.state_id ?? null));
}

/** Returns one order of a member, with the options of its checkout while it can be paid. */
export async function readOrderToPay(app: App, member: Member, id: string) {
  const order = await readOrder(app, member, id);
  const seller = order.open ? await readSeller(app.db) : null;
  const gateway = app.config.gateway;
  const row = await findOrder(app.db, id);
  if (!seller || !gateway || row?.gateway !== gateway.name) return { order, checkout: null };
  return { order, checkout: await checkoutOf(app, gateway, { member, order: row, seller }) };
}

/**
 * Accepts the gateway's signed message, sent by the browser, that a member has paid: the payment is fetched from the
 * gateway, booked and captured at once. If the gateway does not answer, its webhook or the reconciler does it later.
 */
export async function acceptReturn(
  app: App,
  member: Member,
  { id, gatewayPaymentId, signature }: { id: string; gatewayPaymentId: string; signature: string },
): Promise<Order> {
  const order = await ownOrder(app, member, id);
  const gateway = app.config.gateway;
  if (!gateway || !order.gateway_order_id) throw refuse.conflict(code('order_closed'));
  const payment = { id: gatewayPaymentId, orderId: order.gateway_order_id };
  if (!gateway.isReturnSigned(payment, signature)) {
    throw refuse.conflict(code('payment_unsigned'));
  }
  try {
    await settlePayment(app, await gateway.findPayment(payment));
    await capturePayment(app, gatewayPaymentId);
  } catch (error) {
    logFault(app, error, { order: id });
    await expectPayment(app, member, id);
  }
  return readOrder(app, member, id);
}

/** Records that a payment of an order was started, so that the gateway is queried again soon. */
async function expectPayment(app: App, member: Member, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return;
    const now = app.clock();
    const waiting = ['created', 'failed', 'expired'].includes(order.state);
    await setOrder(tx, id, { check_at: now, ...(waiting ? { state: 'attempted' } : {}) });
    await recordEvent(tx, {
      name: 'payment.expected',
      data: { order: id, account: order.account_id },
      actor: member.accountId,
      subject: { kind: 'order', id },
      jobs: [{ task: 'reconcile_payments', payload: {}, runAt: new Date(now.getTime() + 30_000) }],
    });
  });
}

/** Queries the gateway for the state of a member's order, at most every three seconds. */
export async function checkOwnOrder(app: App, member: Member, id: string): Promise<Order> {
  const order = await ownOrder(app, member, id);
  const wait = await consume(app.db, app.clock, { key: `check of ${id}`, max: 1, windowSeconds: 3 });
  if (wait === 0 && order.gateway_order_id) {
    // The reconciler repeats a failed check. The stored state can be returned meanwhile.
    await checkOrder(app, id).catch((error: unknown) => logFault(app, error, { order: id }));
  }
  return readOrder(app, member, id);
}

async function ownOrder(app: App, member: Member, id: string): Promise<OrderRow> {
  const order = await findOrder(app.db, id);
  if (!order || order.account_id !== member.accountId) throw refuse.notFound();
  return order;
}
