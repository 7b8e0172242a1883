import type { App } from '../../kit/app/app.ts';
import { GatewayDown } from '../../kit/payments/gateway.ts';

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
