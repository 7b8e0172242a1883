import { readSeller } from '../../../base/site/read.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type Gateway, GatewayDown } from '../../../kit/payments/gateway.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findPhone } from '../../../people/accounts/read.ts';
import type { Buyer } from '../../invoices/rules.ts';
import { type Terms, termsOf } from '../../memberships/grants/terms.ts';
import { findPlan, lockMemberships } from '../../memberships/read.ts';
import { nextCheck, ORDER_CLOSES_MS, ORDER_OPEN_MS } from '../shared/rules.ts';
import {
  findOrder,
  insertOrder,
  lockOpenOrders,
  lockOrdering,
  type OrderRow,
  setBuyer,
  setGatewayOrder,
} from '../store/orderStore.ts';
import { checkoutOf, NOT_NOW } from './checkout.ts';
import { readOrder } from './views.ts';

/**
 * Orders a plan for the member's profile: our row first, then the gateway's order, so that no payment can arrive for
 * an unknown order. An open order with the same terms is reused. Refuses a price other than the one that was shown to
 * the member.
 */
export async function makeOrder(
  app: App,
  member: Member,
  wish: { plan: string; amountPaise: number; buyer: Buyer },
) {
  const gateway = app.config.gateway;
  const seller = await readSeller(app.db);
  if (!gateway || !seller) throw refuse.unavailable(NOT_NOW);
  const wait = await consume(app.db, app.clock, {
    key: `orders of ${member.accountId}`,
    max: 30,
    windowSeconds: 60 * 60,
  });
  if (wait > 0) throw refuse.tooMany(wait, code('payment_too_often'));
  const order = await insertOrReuse(app, gateway, member, wish);
  if (!order.gateway_order_id) {
    const made = await gateway
      .createOrder({
        id: order.id,
        amountPaise: order.amount_paise,
        currency: order.currency,
        payer: {
          accountId: member.accountId,
          name: order.buyer.name,
          email: member.email,
          phone: await findPhone(app, member.accountId),
        },
        closesAt: new Date(order.created_at.getTime() + ORDER_CLOSES_MS),
      })
      .catch((error: Error) => {
        // A wrong API key is such a failure, too. It has no effect on money, so the member gets the same refusal.
        app.log[error instanceof GatewayDown ? 'warn' : 'error'](
          { fault: error.message },
          'The gateway takes no order',
        );
        throw refuse.unavailable(NOT_NOW);
      });
    if (made.amountPaise !== order.amount_paise || made.currency !== order.currency) {
      app.log.error({ order: order.id }, 'The gateway has made another order than was asked for');
      throw refuse.unavailable(NOT_NOW);
    }
    await setGatewayOrder(app.db, order.id, { ...made, gateway: gateway.name });
  }
  const row = (await findOrder(app.db, order.id))!;
  return {
    order: await readOrder(app, member, order.id),
    checkout: await checkoutOf(app, gateway, { member, order: row, seller }),
  };
}

async function insertOrReuse(
  app: App,
  gateway: Gateway,
  member: Member,
  { plan: slug, amountPaise, buyer }: { plan: string; amountPaise: number; buyer: Buyer },
): Promise<OrderRow> {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const plan = await findPlan(tx, slug);
    if (!plan) throw refuse.notFound();
    await lockOrdering(tx, member.accountId);
    const { accountId } = member;
    const profileId = member.profile.id;
    // Orders are locked before profiles, as when a payment is booked, so that two transactions never wait for each
    // other.
    const open = await lockOpenOrders(tx, { accountId, profileId, planId: plan.id, now });
    await lockMemberships(tx, profileId);
    const terms = await termsOf(tx, now, profileId, plan);
    if (terms.amountPaise !== amountPaise) {
      throw refuse.conflict(code('price_changed'));
    }
    const same = open.find(
      // An order of an earlier gateway cannot be paid after the site has changed gateways.
      (one) => isSame(one, terms, plan) && (one.gateway_order_id === null || one.gateway === gateway.name),
    );
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
      now,
      expiresAt: new Date(now.getTime() + ORDER_OPEN_MS),
      checkAt: nextCheck(now, now),
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
