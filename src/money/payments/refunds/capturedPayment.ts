import type { App } from '../../../kit/app/app.ts';
import type { PaymentRef } from '../gateway/gateway.ts';
import { findGateway } from '../gateway/gateways.ts';
import { findPayment, type PaymentRow } from '../orders/paymentStore.ts';
import { settlePayment } from '../orders/settle.ts';
import { isCaptured } from '../shared/rules.ts';

/**
 * Returns the payment that a refund or dispute of the gateway is about, booked first where that is not done yet; null of one
 * that was never captured, whose money returns to the bank by itself, and of any while no gateway is connected.
 * @throws GatewayDown
 */
export async function findCaptured(app: App, payment: PaymentRef): Promise<PaymentRow | null> {
  const known = await findPayment(app.db, payment.id);
  if (known && isCaptured(known.state)) return known;
  const gateway = findGateway(app);
  if (!gateway) return null;
  await settlePayment(app, await gateway.findPayment(payment));
  const booked = await findPayment(app.db, payment.id);
  return booked && isCaptured(booked.state) ? booked : null;
}
