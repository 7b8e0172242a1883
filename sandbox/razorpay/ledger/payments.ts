import { newId, type Store } from '../../store.ts';
import { type Method, type Payment, Refusal } from '../entities.ts';
import { type Announce, findEntity } from './findEntity.ts';
import type { Orders } from './orders.ts';

export type Payments = ReturnType<typeof openPayments>;

/** Opens the gateway's payments. @param now seconds since 1970 */
export function openPayments(store: Store, now: () => number, announce: Announce, orders: Orders) {
  const payment = (id: string) => findEntity<Payment>(store, 'payment', id);

  /** Adds a payment that the customer has started; the bank has not answered yet. */
  function attempt(
    orderId: string | null,
    {
      method,
      amount,
      currency,
      contact,
      email,
    }: {
      method: Method;
      amount?: number;
      currency?: string;
      contact?: string;
      email?: string;
    },
  ): Payment {
    return store.together(() => {
      const order = orderId === null ? null : orders.order(orderId);
      if (order && order.status !== 'paid') {
        store.save('order', order.id, { ...order, status: 'attempted', attempts: order.attempts + 1 }, null);
      }
      const made: Payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: amount ?? order?.amount ?? 100,
        currency: currency ?? order?.currency ?? 'INR',
        status: 'created',
        order_id: orderId,
        invoice_id: null,
        international: false,
        method,
        amount_refunded: 0,
        refund_status: null,
        captured: false,
        description: null,
        card_id: method === 'card' ? newId('card') : null,
        bank: method === 'netbanking' ? 'HDFC' : null,
        wallet: null,
        vpa: method === 'upi' ? 'member@upi' : null,
        email: email ?? 'member@humsafar.example',
        contact: contact ?? '+919000000000',
        notes: [],
        fee: null,
        tax: null,
        error_code: null,
        error_description: null,
        error_source: null,
        error_step: null,
        error_reason: null,
        acquirer_data: {},
        created_at: now(),
      };
      store.save('payment', made.id, made, orderId);
      return made;
    });
  }

  /** Authorises a payment, as the bank does. A failed one can still be authorised: the bank was late. */
  function authorize(paymentId: string): Payment {
    return store.together(() => {
      const found = payment(paymentId);
      if (found.status !== 'created' && found.status !== 'failed') return found;
      const changed: Payment = {
        ...found,
        status: 'authorized',
        error_code: null,
        error_description: null,
        error_source: null,
        error_step: null,
        error_reason: null,
        acquirer_data: { rrn: String(now()) },
      };
      store.save('payment', changed.id, changed, changed.order_id);
      announce('payment.authorized', { payment: changed });
      const manual = changed.order_id === null || store.hidden(changed.order_id) === 'manual';
      return manual ? changed : settle(changed);
    });
  }

  function fail(paymentId: string): Payment {
    return store.together(() => {
      const found = payment(paymentId);
      if (found.status !== 'created') return found;
      const changed: Payment = {
        ...found,
        status: 'failed',
        error_code: 'BAD_REQUEST_ERROR',
        error_description:
          'Your payment was not completed because the bank declined it. Try another way to pay.',
        error_source: 'bank',
        error_step: 'payment_authorization',
        error_reason: 'payment_failed',
      };
      store.save('payment', changed.id, changed, changed.order_id);
      announce('payment.failed', { payment: changed });
      return changed;
    });
  }

  function capture(paymentId: string, amount: number, currency: string): Payment {
    return store.together(() => {
      const found = payment(paymentId);
      if (found.captured) throw new Refusal('This payment has already been captured');
      if (found.status !== 'authorized') {
        throw new Refusal('Only payments which have been authorized and not yet captured can be captured');
      }
      if (amount !== found.amount) {
        throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
      }
      if (currency !== found.currency) {
        throw new Refusal('The currency must be that of the payment', { field: 'currency' });
      }
      return settle(found);
    });
  }

  function settle(found: Payment): Payment {
    const fee = Math.round(found.amount * 0.0236);
    const changed: Payment = {
      ...found,
      status: 'captured',
      captured: true,
      fee,
      tax: Math.round((fee * 18) / 118),
    };
    store.save('payment', changed.id, changed, changed.order_id);
    announce('payment.captured', { payment: changed });
    orders.addPaid(changed);
    return changed;
  }

  return {
    payment,
    attempt,
    authorize,
    fail,
    capture,
    payments: (orderId: string) => store.list<Payment>('payment', orders.order(orderId).id),
    everyPayment: () => store.list<Payment>('payment'),
  };
}
