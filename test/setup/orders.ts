import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Browser } from '../client.ts';
import { openPaymentTest, type PaymentTest } from '../gateway.ts';
import { order as orderAt, type Plan } from '../purchase.ts';

export let site: PaymentTest;

/** Orders a plan at its current price for the member. */
export async function order(browser: Browser, plan: Plan = 'Gold') {
  const { quotes } = (await browser.get('/api/quotes')).body;
  const { amountPaise } = quotes.find((one: { plan: string }) => one.plan === plan);
  return { ...(await orderAt(browser, plan, amountPaise)), amountPaise };
}

export const minutes = (count: number) => site.travel(count / (24 * 60));

/** Pays, with no news of it reaching the site. */
export async function payUnheard(gatewayOrder: string) {
  site.gateway.hold();
  const { payment } = await site.gateway.pay(gatewayOrder);
  for (const event of site.gateway.sent()) if (event.state === 'held') site.gateway.drop(event.id);
  await site.gateway.release();
  return payment;
}

/** Pays, and runs every job that follows. */
export async function pay(gatewayOrder: string) {
  const { payment } = await site.gateway.pay(gatewayOrder);
  await site.workOff();
  await site.workOff();
  return payment;
}

/** Returns which orders the gateway is queried about meanwhile. @param took how many minutes each answer takes */
export async function asked(work: () => Promise<unknown>, took = 0) {
  const gateway = site.app.config.gateway!;
  const { listPayments } = gateway;
  const orders: string[] = [];
  gateway.listPayments = (id) => {
    orders.push(id);
    minutes(took);
    return listPayments(id);
  };
  await work().finally(() => {
    gateway.listPayments = listPayments;
  });
  return orders;
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openPaymentTest();
  });
  afterAll(() => site.close());
  beforeEach(() => site.gateway.down(false));
}
