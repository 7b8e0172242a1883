import type { GatewaySandbox } from '../sandbox/gateway.ts';
import { openSandbox, type RazorpaySandbox } from '../sandbox/razorpay/gateway.ts';
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

export type GatewayTest<Sandbox = GatewaySandbox> = Test & { gateway: Sandbox };
export type PaymentTest = GatewayTest<RazorpaySandbox>;

/**
 * Starts the whole server (openTest) with a gateway: Razorpay's stand-in, in this process, on the test's clock, sending its
 * webhooks to the server. The seller is set.
 */
export const openPaymentTest = (env: Record<string, string> = {}): Promise<PaymentTest> =>
  openGatewayTest((options) => openSandbox({ account, ...options }), env);

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

/** Starts the whole server as openPaymentTest does, with any gateway's stand-in. */
export async function openGatewayTest<Sandbox extends GatewaySandbox>(
  open: (options: { clock: () => Date }) => Promise<Sandbox>,
  env: Record<string, string> = {},
): Promise<GatewayTest<Sandbox>> {
  const clock = openClock();
  const gateway = await open({ clock: clock.now });
  const site = await openTest({ NODE_ENV: 'test', ...gateway.variables, ...env });
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
