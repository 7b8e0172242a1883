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

/**
 * Starts the whole server (openTest) with a gateway: the sandbox, in this process, on the test's clock, sending its
 * webhooks to the server. The seller is set.
 */
export async function openPaymentTest(env: Record<string, string> = {}): Promise<PaymentTest> {
  let now = () => new Date();
  const gateway = await openRazorpaySandbox({ account, clock: () => now() });
  const site = await openTest({
    NODE_ENV: 'test',
    RAZORPAY_KEY_ID: account.keyId,
    RAZORPAY_KEY_SECRET: account.keySecret,
    RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
    RAZORPAY_API_URL: gateway.url,
    RAZORPAY_CHECKOUT_URL: gateway.checkoutUrl,
    ...env,
  });
  now = () => site.app.clock();
  gateway.sendTo(`${site.base}/api/gateway/events`);
  await site.app.db
    .insertInto('settings')
    .values({
      subject: 'seller',
      value: JSON.stringify(sampleSeller),
      updated_at: now() as never,
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
