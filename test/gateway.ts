import {
  type CashfreeOptions,
  type CashfreeSandbox,
  openCashfreeSandbox,
} from '../sandbox/cashfree/gateway.ts';
import { openRazorpaySandbox, type RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
import type { Seller } from '../src/base/site/shared/seller/sellerRules.ts';
import { openTest, type Test } from './app.ts';

const account = {
  keyId: 'rzp_test_OfTheTests0001',
  keySecret: 'secretOfTheTests000000000001',
  webhookSecret: 'webhookSecretOfTheTests',
};

/** Seller of the plans in tests: in Maharashtra, with a GSTIN. */
export const sampleSeller: Seller = {
  name: 'Humsafar Matrimony Private Limited',
  address: '14 Laxmi Road',
  city: 'Pune',
  state: '27',
  pin: '411030',
  gstin: '27AAACH7409R1Z1',
  sac: '998599',
  gstBasisPoints: 1800,
  prefix: 'HUM',
};

export type PaymentTest = Test & { gateway: RazorpaySandbox };
export type CashfreeTest = Test & { gateway: CashfreeSandbox };

/**
 * Starts the whole server (openTest) with a gateway: Razorpay's stand-in, in this process, on the test's clock, sending its
 * webhooks to the server. The seller is set.
 */
export async function openPaymentTest(env: Record<string, string> = {}): Promise<PaymentTest> {
  const clock = openClock();
  const gateway = await openRazorpaySandbox({ account, clock: clock.now });
  return openWith(clock, gateway, {
    RAZORPAY_KEY_ID: account.keyId,
    RAZORPAY_KEY_SECRET: account.keySecret,
    RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
    RAZORPAY_API_URL: gateway.url,
    RAZORPAY_CHECKOUT_URL: gateway.checkoutUrl,
    ...env,
  });
}

/** Starts the whole server as openPaymentTest does, with Cashfree's stand-in. */
export async function openCashfreeTest(
  options: Pick<CashfreeOptions, 'preauthorises'> = {},
): Promise<CashfreeTest> {
  const clock = openClock();
  const gateway = await openCashfreeSandbox({
    account: { keyId: 'TESTOfTheTests0001', keySecret: 'secretOfTheTests000000000001' },
    clock: clock.now,
    ...options,
  });
  return openWith(clock, gateway, {
    CASHFREE_CLIENT_ID: gateway.account.keyId,
    CASHFREE_CLIENT_SECRET: gateway.account.keySecret,
    CASHFREE_API_URL: gateway.apiUrl,
    CASHFREE_CHECKOUT_URL: gateway.checkoutUrl,
  });
}

/** The clock of a gateway that is started before its site, and follows the site's. */
function openClock() {
  let follow = () => new Date();
  return {
    now: () => follow(),
    follow(clock: () => Date) {
      follow = clock;
    },
  };
}

async function openWith<Gateway extends { sendTo(url: string): void; close(): Promise<void> }>(
  clock: ReturnType<typeof openClock>,
  gateway: Gateway,
  env: Record<string, string>,
) {
  const site = await openTest({ NODE_ENV: 'test', ...env });
  clock.follow(() => site.app.clock());
  gateway.sendTo(`${site.base}/api/gateway/events`);
  await site.app.db
    .insertInto('settings')
    .values({
      subject: 'seller',
      value: JSON.stringify(sampleSeller),
      updated_at: clock.now() as never,
      updated_by: null,
    })
    .execute();
  const { close } = site;
  return Object.assign(site, {
    gateway,
    async close() {
      await gateway.close();
      await close();
    },
  });
}
