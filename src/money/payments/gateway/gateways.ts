import type { App } from '../../../kit/app/app.ts';
import type { GatewayAccount, GatewayName } from '../../../kit/app/gateways/gatewayAccount.ts';
import { openCashfree } from './cashfree.ts';
import { type Gateway, GatewayDown } from './gateway.ts';
import { openRazorpay } from './razorpay.ts';

const adapters: Record<GatewayName, (account: GatewayAccount) => Gateway> = {
  razorpay: openRazorpay,
  cashfree: openCashfree,
};

/** Returns the client of a gateway account. */
export const connectGateway = (account: GatewayAccount): Gateway => adapters[account.gateway](account);

const connected = new WeakMap<GatewayAccount, Gateway>();

/** Returns the client of the site's gateway, one per account; null if plans cannot be paid for. */
export function findGateway({ config }: Pick<App, 'config'>): Gateway | null {
  const account = config.gateway;
  if (!account) return null;
  const gateway = connected.get(account) ?? connectGateway(account);
  connected.set(account, gateway);
  return gateway;
}

/**
 * Logs why a call to the gateway, or booking its answer, failed: a warning if the gateway did not answer, which is
 * temporary, otherwise an error with its stack, which needs a person.
 * @param about ids of the order, payment or refund
 */
export function logFault(app: App, error: unknown, about: Record<string, string>): void {
  if (error instanceof GatewayDown) {
    app.log.warn({ ...about, fault: error.message }, 'The payment gateway does not answer');
  } else {
    app.log.error(
      { ...about, fault: error instanceof Error ? error.stack : String(error) },
      'What the gateway has could not be booked',
    );
  }
}
