import type { App } from '../../../kit/app/app.ts';
import { GatewayDown } from './errors.ts';

/**
 * Logs why a call to the gateway, or booking its answer, failed: a warning where the gateway did not answer, which passes, and
 * an error with its stack for anything else, which somebody has to look into.
 * @param what it was about, in ids
 */
export function logFault(app: App, error: unknown, what: Record<string, string>): void {
  if (error instanceof GatewayDown) {
    app.log.warn({ ...what, fault: error.message }, 'The payment gateway does not answer');
  } else {
    app.log.error(
      { ...what, fault: error instanceof Error ? error.stack : String(error) },
      'What the gateway has could not be booked',
    );
  }
}
