import { findPhone } from '../../accounts/read.ts';
import type { Buyer } from '../../invoices/invoices.ts';
import { code } from '../../kit/api/errorCode.ts';
import { consume } from '../../kit/api/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { listTerms, type Terms, termsOf } from '../../memberships/grant.ts';
import { findPlan, listPlans, lockProfile } from '../../memberships/read.ts';
import { readSeller } from '../../site/read.ts';
import type { Seller } from '../../site/seller/sellerRules.ts';
import { GatewayDown, gatewayOf } from '../gateway/gateway.ts';
import { nextCheck, ORDER_OPEN_MS } from '../rules.ts';
import { type Order, readOrder } from '../views.ts';
import { checkOrder } from './reconcile.ts';
import { capturePayment, settlePayment } from './settle.ts';
import {
  findOrder,
  insertOrder,
  lockOpenOrders,
  lockOrder,
  lockOrdering,
  type OrderRow,
  setBuyer,
  setGatewayOrder,
  setOrder,
} from './store.ts';

const NOT_NOW = code('payment_unavailable');

/** What each plan on sale would cost for the member's profile now, and for which time. */
export async function readQuotes(app: App, member: Member) {
  const at = app.clock();
  const seller = await readSeller(app.db);
  const plans = await listPlans(app.db);
  const quotes = (await listTerms(app.db, at, member.profile.id, plans)).map(({ plan, terms }) => ({
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
    canPay: gatewayOf(app) !== null && seller !== null,
    gstPercent: seller?.gstin ? seller.gstBasisPoints / 100 : 0,
    quotes,
  };
}

/**
 * Orders a plan for the member's profile: our row first, then the gateway's order, so that no payment can come for an order that we do not
 * know. An order of the same terms that is still open is taken again. Refuses a price that is no longer the one
 * the member was shown.
 */
export async function makeOrder(
  app: App,
  member: Member,
  wish: { plan: string; amountPaise: number; buyer: Buyer },
) {
  const gateway = gatewayOf(app);
  const seller = await readSeller(app.db);
  if (!gateway || !seller) throw refuse.unavailable(NOT_NOW);
  const wait = await consume(app.db, app.clock, {
    key: `orders of ${member.accountId}`,
    max: 30,
    windowSeconds: 60 * 60,
  });
  if (wait > 0) throw refuse.tooMany(wait, code('payment_too_often'));
  const order = await insertOrReuse(app, member, wish);
  if (!order.gateway_order_id) {
    const made = await gateway
      .createOrder({ amountPaise: order.amount_paise, currency: order.currency, receipt: order.id })
      .catch((error: Error) => {
        // A wrong key is among what says nothing of the money, so silence is said, too.
        app.log[error instanceof GatewayDown ? 'warn' : 'error'](
          { fault: error.message },
          'The gateway takes no order',
        );
        throw refuse.unavailable(NOT_NOW);
      });
    if (made.amount !== order.amount_paise || made.currency !== order.currency) {
      app.log.error({ order: order.id }, 'The gateway has made another order than was asked for');
      throw refuse.unavailable(NOT_NOW);
    }
    await setGatewayOrder(app.db, order.id, made.id);
  }
  const row = (await findOrder(app.db, order.id))!;
  return {
    order: await readOrder(app, member, order.id),
    checkout: await checkoutOf(app, member, row, seller),
  };
}

async function insertOrReuse(
  app: App,
  member: Member,
  { plan: slug, amountPaise, buyer }: { plan: string; amountPaise: number; buyer: Buyer },
): Promise<OrderRow> {
  return app.db.transaction().execute(async (tx) => {
    const at = app.clock();
    const plan = await findPlan(tx, slug);
    if (!plan) throw refuse.notFound();
    await lockOrdering(tx, member.accountId);
    const { accountId } = member;
    const profileId = member.profile.id;
    // Orders before profiles, as where a payment is booked: two transactions never wait for each other.
    const open = await lockOpenOrders(tx, { accountId, profileId, planId: plan.id, at });
    await lockProfile(tx, profileId);
    const terms = await termsOf(tx, at, profileId, plan);
    if (terms.amountPaise !== amountPaise) {
      throw refuse.conflict(code('price_changed'));
    }
    const same = open.find((one) => isSame(one, terms, plan));
    if (same) {
      await setBuyer(tx, same.id, buyer);
      return { ...same, buyer };
    }
    const order = await insertOrder(tx, {
      accountId,
      profileId,
      planId: plan.id,
      planName: plan.name,
      months: plan.months,
      grants: plan.grants,
      pricePaise: terms.pricePaise,
      creditPaise: terms.creditPaise,
      credited: terms.credited,
      amountPaise: terms.amountPaise,
      buyer,
      at,
      expiresAt: new Date(at.getTime() + ORDER_OPEN_MS),
      checkAt: nextCheck(at, at),
    });
    await recordEvent(tx, {
      name: 'order.made',
      data: { order: order.id, account: member.accountId },
      actor: member.accountId,
      subject: { kind: 'order', id: order.id },
    });
    return order;
  });
}

function isSame(
  order: OrderRow,
  terms: Terms,
  plan: { name: string; months: number; grants: { entitlement: string; quota: number | null }[] },
): boolean {
  const grants = (list: { entitlement: string; quota: number | null }[]) =>
    list
      .map(({ entitlement, quota }) => `${entitlement} ${quota}`)
      .sort()
      .join();
  const credited = (list: { membership: number; paise: number }[]) =>
    list
      .map(({ membership, paise }) => `${membership} ${paise}`)
      .sort()
      .join();
  return (
    order.amount_paise === terms.amountPaise &&
    order.price_paise === terms.pricePaise &&
    order.plan_name === plan.name &&
    order.months === plan.months &&
    grants(order.grants) === grants(plan.grants) &&
    credited(order.credited) === credited(terms.credited)
  );
}

async function checkoutOf(app: App, member: Member, order: OrderRow, seller: Seller) {
  return {
    scriptUrl: gatewayOf(app)!.checkoutUrl,
    keyId: gatewayOf(app)!.keyId,
    gatewayOrderId: order.gateway_order_id!,
    amountPaise: order.amount_paise,
    currency: order.currency,
    sellerName: seller.name,
    prefill: {
      name: order.buyer.name,
      email: member.email,
      contact: await findPhone(app, member.accountId),
    },
  };
}

/** One order of a member, with what its checkout is opened with while it can be paid. */
export async function readOrderToPay(app: App, member: Member, id: string) {
  const order = await readOrder(app, member, id);
  const seller = order.open ? await readSeller(app.db) : null;
  if (!seller || !gatewayOf(app)) return { order, checkout: null };
  return { order, checkout: await checkoutOf(app, member, (await findOrder(app.db, id))!, seller) };
}

/**
 * Takes the gateway's signed word, brought by the browser, that a member has paid: the payment is looked up at the
 * gateway, booked and captured at once. Does the gateway not answer, its event or the reconciler will do it.
 */
export async function acceptReturn(
  app: App,
  member: Member,
  { id, gatewayPaymentId, signature }: { id: string; gatewayPaymentId: string; signature: string },
): Promise<Order> {
  const order = await ownOrder(app, member, id);
  const gateway = gatewayOf(app);
  if (!gateway || !order.gateway_order_id) throw refuse.conflict(code('order_closed'));
  if (!gateway.signedCheckout(order.gateway_order_id, gatewayPaymentId, signature)) {
    throw refuse.conflict(code('payment_unsigned'));
  }
  try {
    await settlePayment(app, await gateway.findPayment(gatewayPaymentId));
    await capturePayment(app, gatewayPaymentId);
  } catch (error) {
    app.log.warn({ fault: (error as Error).message }, 'A payment waits for the gateway');
    await expectPayment(app, member, id);
  }
  return readOrder(app, member, id);
}

/** Notes that money is on its way for an order, so that the gateway is asked again soon. */
async function expectPayment(app: App, member: Member, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) return;
    const at = app.clock();
    const waiting = ['created', 'failed', 'expired'].includes(order.state);
    await setOrder(tx, id, { check_at: at, ...(waiting ? { state: 'attempted' } : {}) });
    await recordEvent(tx, {
      name: 'payment.expected',
      data: { order: id, account: order.account_id },
      actor: member.accountId,
      subject: { kind: 'order', id },
      jobs: [{ task: 'reconcile_payments', payload: {}, runAt: new Date(at.getTime() + 30_000) }],
    });
  });
}

/** Asks the gateway how an order of the member stands, at most every three seconds. */
export async function checkOwnOrder(app: App, member: Member, id: string): Promise<Order> {
  const order = await ownOrder(app, member, id);
  const wait = await consume(app.db, app.clock, { key: `check of ${id}`, max: 1, windowSeconds: 3 });
  if (wait === 0 && order.gateway_order_id) {
    // Whatever goes wrong here is tried again by the reconciler; how the order stands can be said all the same.
    await checkOrder(app, id).catch((error: Error) => {
      if (error instanceof GatewayDown) {
        app.log.warn({ fault: error.message }, 'The payment gateway does not answer');
      } else {
        app.log.error({ order: id, fault: error.stack }, 'An order could not be brought up to the gateway');
      }
    });
  }
  return readOrder(app, member, id);
}

async function ownOrder(app: App, member: Member, id: string): Promise<OrderRow> {
  const order = await findOrder(app.db, id);
  if (!order || order.account_id !== member.accountId) throw refuse.notFound();
  return order;
}
