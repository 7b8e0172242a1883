import type { App } from '../../../kit/app/app.ts';
import { settleDispute } from '../booking/settleDispute.ts';
import { GatewayDown } from '../gateway/gateway.ts';
import { findGateway, logFault } from '../gateway/gateways.ts';
import { listUndecided } from '../store/disputeStore.ts';

/** How many disputes are checked at the gateway in one run. */
const CHECKED_AT_ONCE = 50;

/** Queries the gateway for disputes without a decision, whose events may have been lost. */
export async function checkDisputes(app: App): Promise<void> {
  const gateway = findGateway(app);
  if (!gateway) return;
  try {
    for (const id of await listUndecided(app.db, CHECKED_AT_ONCE)) {
      const asked = app.clock();
      await settleDispute(app, await gateway.findDispute(id), asked);
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    logFault(app, error, {});
  }
}
