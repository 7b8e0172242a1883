import type { Seller } from '../../../base/site/shared/seller/sellerRules.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { PaymentGateway } from '../../../kit/payments/gateways.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findPhone } from '../../../people/accounts/read.ts';
import type { OrderRow } from '../store/orderStore.ts';

export const NOT_NOW = code('payment_unavailable');

/** Returns the data with which the browser opens the gateway's checkout for an order. */
export async function checkoutOf(
  app: App,
  gateway: PaymentGateway,
  { member, order, seller }: { member: Member; order: OrderRow; seller: Seller },
) {
  return {
    gateway: gateway.name,
    ...gateway.checkout,
    gatewayOrderId: order.gateway_order_id!,
    session: order.gateway_session,
    amountPaise: order.amount_paise,
    currency: order.currency,
    sellerName: seller.name,
    prefill: {
      name: order.buyer.name,
      email: member.email,
      contact: await findPhone(app, member.accountId),
    },
  };
}
