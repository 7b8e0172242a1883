import type { Method, Notes, Order, Payment, Refund } from './entities.ts';
import { Refusal } from './entities.ts';
import { newId, type Store } from './store.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** An authorised payment that nobody captures goes back to the customer. */
const CAPTURE_WITHIN_SECONDS = 5 * DAY_SECONDS;

type Entities = { order?: Order; payment?: Payment; refund?: Refund };
/** Tells the site of something that happened. */
export type Announce = (name: string, entities: Entities) => void;

export type Ledger = ReturnType<typeof openLedger>;

/** The money at the gateway: orders, payments and refunds, and the rules by which they change. */
export function openLedger(store: Store, clock: () => Date, announce: Announce) {
  const now = () => Math.floor(clock().getTime() / 1000);
  let refundsAre: Refund['status'] = 'processed';

  const missing = () => new Refusal('The id provided does not exist');
  const order = (id: string) => store.find<Order>('order', id) ?? thrown(missing());
  const payment = (id: string) => store.find<Payment>('payment', id) ?? thrown(missing());
  const refund = (id: string) => store.find<Refund>('refund', id) ?? thrown(missing());

  function makeOrder(
    { amount, currency, receipt, notes }: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>,
    capture: 'manual' | 'automatic',
    uniqueReceipt: boolean,
  ): Order {
    const same = receipt === null ? undefined : findByReceipt(receipt);
    if (same) {
      // Documented for retries: the same receipt with unique_receipt answers the order that it made before.
      if (uniqueReceipt && same.amount === amount && same.currency === currency) return same;
      throw new Refusal('Order receipt should be unique.', { field: 'receipt' });
    }
    const made: Order = {
      id: newId('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes,
      created_at: now(),
    };
    store.save('order', made, null, capture);
    return made;
  }

  const findByReceipt = (receipt: string) =>
    store.list<Order>('order').find((one) => one.receipt === receipt);

  /** A customer begins to pay; the bank has not spoken yet. */
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
      const of = orderId === null ? null : order(orderId);
      if (of && of.status !== 'paid') {
        store.save('order', { ...of, status: 'attempted', attempts: of.attempts + 1 }, null);
      }
      const made: Payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: amount ?? of?.amount ?? 100,
        currency: currency ?? of?.currency ?? 'INR',
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
      store.save('payment', made, orderId);
      return made;
    });
  }

  /** The bank has taken the money. A failed payment can still be authorised: the bank spoke late. */
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
      store.save('payment', changed, changed.order_id);
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
      store.save('payment', changed, changed.order_id);
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
    store.save('payment', changed, changed.order_id);
    announce('payment.captured', { payment: changed });
    const of = changed.order_id === null ? null : order(changed.order_id);
    if (of && of.status !== 'paid') {
      const paid = of.amount_paid + changed.amount;
      const grown: Order = {
        ...of,
        amount_paid: paid,
        amount_due: Math.max(0, of.amount - paid),
        status: paid >= of.amount ? 'paid' : of.status,
      };
      store.save('order', grown, null);
      if (grown.status === 'paid') announce('order.paid', { payment: changed, order: grown });
    }
    return changed;
  }

  /** @param amount paise; all that is left when null */
  function giveBack(
    paymentId: string,
    amount: number | null,
    more: {
      notes?: Notes;
      receipt?: string | null;
      speed?: 'normal' | 'optimum';
      key?: string;
      payload?: string;
    },
  ): Refund {
    return store.together(() => {
      const before = more.key === undefined ? null : store.refundOf(more.key);
      if (before) {
        if (before.payload === more.payload) return refund(before.refundId);
        throw new Refusal('Different request body sent for the same Idempotency Header');
      }
      const found = payment(paymentId);
      if (!found.captured) throw new Refusal('The payment status should be captured for action to be taken');
      const left = found.amount - found.amount_refunded;
      if (left === 0) throw new Refusal('The payment has been fully refunded already');
      const back = amount ?? left;
      if (back < 100) throw new Refusal('The amount must be atleast INR 1.00', { field: 'amount' });
      if (back > left) {
        throw new Refusal('The total refund amount is greater than the refund payment amount', {
          field: 'amount',
        });
      }
      const made = begin(found, back, more);
      if (more.key !== undefined) store.keepRefund(more.key, more.payload!, made.id);
      return refundsAre === 'pending' ? made : finish(made.id, refundsAre);
    });
  }

  function begin(
    found: Payment,
    amount: number,
    { notes = [], receipt = null, speed = 'normal' }: Parameters<typeof giveBack>[2],
  ): Refund {
    const made: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: found.currency,
      payment_id: found.id,
      notes,
      receipt,
      acquirer_data: { arn: null },
      created_at: now(),
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: speed,
    };
    store.save('refund', made, found.id);
    const changed = returned(found, amount);
    store.save('payment', changed, changed.order_id);
    announce('refund.created', { refund: made, payment: changed });
    return made;
  }

  /** Settles a refund, as the bank does. */
  function finish(refundId: string, status: Refund['status']): Refund {
    return store.together(() => {
      const found = refund(refundId);
      if (found.status !== 'pending' || status === 'pending') return found;
      const changed: Refund = { ...found, status };
      store.save('refund', changed, found.payment_id);
      let of = payment(found.payment_id);
      if (status === 'failed') {
        of = returned(of, -found.amount);
        store.save('payment', of, of.order_id);
      }
      announce(`refund.${status}`, { refund: changed, payment: of });
      return changed;
    });
  }

  /** Settles what the bank delayed, and expires authorised payments that were not captured in time. */
  function catchUp(): void {
    for (const { paymentId, status } of store.takeLater(clock().getTime())) {
      if (status === 'failed') fail(paymentId);
      else authorize(paymentId);
    }
    for (const one of store.list<Payment>('payment')) {
      if (one.status !== 'authorized' || one.created_at + CAPTURE_WITHIN_SECONDS > now()) continue;
      store.together(() => finish(begin(one, one.amount, {}).id, 'processed'));
    }
  }

  return {
    order,
    payment,
    refund,
    makeOrder,
    findByReceipt,
    attempt,
    authorize,
    fail,
    capture,
    giveBack,
    finish,
    catchUp,
    payments: (orderId: string) => store.list<Payment>('payment', order(orderId).id),
    refunds: (paymentId: string) => store.list<Refund>('refund', payment(paymentId).id),
    everyOrder: () => store.list<Order>('order'),
    everyPayment: () => store.list<Payment>('payment'),
    everyRefund: () => store.list<Refund>('refund'),
    refundsAre: (status: Refund['status']) => {
      refundsAre = status;
    },
  };
}

/** A payment after an amount went back to the customer, or came again because its refund failed. */
function returned(payment: Payment, amount: number): Payment {
  const back = payment.amount_refunded + amount;
  const all = back >= payment.amount;
  return {
    ...payment,
    amount_refunded: back,
    refund_status: back === 0 ? null : all ? 'full' : 'partial',
    status: all ? 'refunded' : payment.captured ? 'captured' : payment.status,
  };
}

function thrown(error: Error): never {
  throw error;
}
