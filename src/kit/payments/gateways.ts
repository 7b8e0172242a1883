import { chooseAdapter } from '../chooseAdapter.ts';
import { cashfree } from './cashfree.ts';
import type { Gateway, PaymentAdapter } from './gateway.ts';
import { razorpay } from './razorpay.ts';

/** The payment gateways that a site can choose from. A further one is a line here. */
const adapters = [razorpay, cashfree];

export type GatewayName = (typeof adapters)[number]['name'];
export const gatewayNames = adapters.map(({ name }) => name);

export type PaymentGateway = Gateway<GatewayName>;

/**
 * Opens the site's account at a payment gateway; null without one. Throws an Error that names what is missing or wrong.
 * @param env without empty variables
 */
export function openPaymentGateway(
  env: Record<string, string | undefined>,
  site: { production: boolean },
): PaymentGateway | null {
  const list: PaymentAdapter<GatewayName>[] = adapters;
  const chosen = chooseAdapter(list, env, 'payment gateways', site);
  return chosen?.adapter.open(chosen.account, chosen.addresses) ?? null;
}
