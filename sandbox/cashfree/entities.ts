import type { Dispute, Ledger, Order, Payment, Refund } from './ledger.ts';

// Entities as the API and the events write them: amounts in rupees, times in India's time (github.com/cashfree/cashfree-pg).

const rupees = (paise: number) => paise / 100;

const OFFSET_MS = 330 * 60 * 1000;
const instant = (ms: number) => new Date(ms + OFFSET_MS).toISOString().replace(/\.\d{3}Z$/, '+05:30');

export const writeOrder = (it: Order) => ({
  cf_order_id: it.id,
  order_id: it.id,
  entity: 'order',
  order_currency: it.currency,
  order_amount: rupees(it.amount),
  order_status: it.status,
  order_expiry_time: instant(it.expiresAt),
  payment_session_id: it.session,
  customer_details: it.customer,
  created_at: instant(it.createdAt),
});

const errorDetails = (it: Payment) =>
  it.status === 'FAILED'
    ? {
        error_code: 'TRANSACTION_DECLINED',
        error_description: it.message,
        error_reason: 'auth_declined',
        error_source: 'customer',
      }
    : null;

/** Fields of a payment that events have too: whether it is captured is not among them. */
const paymentFields = (it: Payment) => ({
  cf_payment_id: it.id,
  payment_status: it.status,
  payment_amount: rupees(it.amount),
  payment_currency: it.currency,
  payment_message: it.message,
  payment_time: instant(it.createdAt),
  payment_group: it.group,
});

export const writePayment = (ledger: Ledger, it: Payment) => ({
  ...paymentFields(it),
  is_captured: it.captured,
  entity: 'payment',
  order_id: it.orderId,
  order_amount: rupees(ledger.order(it.orderId).amount),
  order_currency: ledger.order(it.orderId).currency,
  error_details: errorDetails(it),
});

export const writeRefund = (it: Refund) => ({
  entity: 'refund',
  cf_payment_id: it.paymentId,
  cf_refund_id: it.id,
  order_id: it.orderId,
  refund_id: it.refundId,
  refund_amount: rupees(it.amount),
  refund_currency: it.currency,
  refund_status: it.status,
  refund_note: it.note,
  refund_type: 'MERCHANT_INITIATED',
  created_at: instant(it.createdAt),
});

const disputeFields = (it: Dispute) => ({
  dispute_id: Number(it.id),
  dispute_type: it.stage,
  reason_code: '1402',
  reason_description: 'Goods or services not received',
  dispute_amount: rupees(it.amount),
  created_at: instant(it.createdAt),
  updated_at: instant(it.updatedAt),
  respond_by: instant(it.respondBy),
  dispute_status: `${it.stage}_${it.status}`,
});
const orderDetails = (payment: Payment) => ({
  order_id: payment.orderId,
  cf_payment_id: payment.id,
  payment_amount: rupees(payment.amount),
  payment_currency: payment.currency,
});

export const writeDispute = (ledger: Ledger, it: Dispute) => ({
  ...disputeFields(it),
  order_details: orderDetails(ledger.payment(it.paymentId)),
});

/** Returns the body of an event. */
export function writeEvent(
  type: string,
  order: Order,
  { payment, refund, dispute }: { payment: Payment; refund?: Refund; dispute?: Dispute },
  now: Date,
): string {
  const data = refund
    ? { refund: writeRefund(refund) }
    : dispute
      ? { dispute: disputeFields(dispute), order_details: orderDetails(payment) }
      : {
          order: { order_id: order.id, order_amount: rupees(order.amount), order_currency: order.currency },
          payment: paymentFields(payment),
          customer_details: order.customer,
          error_details: errorDetails(payment),
        };
  return JSON.stringify({ data, event_time: instant(now.getTime()), type });
}
