import type { App } from '../../../kit/app/app.ts';
import { GatewayDown } from '../../../kit/payments/gateway.ts';
import { settleDispute } from '../booking/settleDispute.ts';
import { logFault } from '../logFault.ts';
import { listUndecidedDisputes } from '../store/disputeStore.ts';

/** How many disputes are checked at the gateway in one run. */
const CHECKED_AT_ONCE = 50;

/** Queries the gateway for disputes without a decision, whose events may have been lost. */
export async function checkDisputes(app: App): Promise<void> {
  const gateway = app.config.gateway;
  if (!gateway) return;
  try {
    for (const id of await listUndecidedDisputes(app.db, CHECKED_AT_ONCE)) {
      const asked = app.clock();
      await settleDispute(app, await gateway.findDispute(id), asked);
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    logFault(app, error, {});
  }
}
