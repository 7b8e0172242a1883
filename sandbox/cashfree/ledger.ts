import { SandboxError } from '../checkout/serve.ts';
import { type Kind, newId, type Store } from '../store.ts';

// What is kept of orders, payments, refunds and disputes, with amounts in paise. `entities.ts` writes it as the API does.

export type Order = {
  id: string;
  session: string;
  amount: number;
  currency: string;
  status: 'ACTIVE' | 'PAID';
  customer: Record<string, string>;
  /** From then on it takes no attempt to pay. */
  expiresAt: number;
  createdAt: number;
};
export type Payment = {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'SUCCESS' | 'PENDING' | 'FAILED';
  /** False: pre-authorised, and not captured yet. */
  captured: boolean;
  group: string;
  message: string | null;
  createdAt: number;
};
export type Refund = {
  id: string;
  refundId: string;
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'SUCCESS' | 'PENDING' | 'CANCELLED';
  note: string | null;
  createdAt: number;
};
export type Dispute = {
  id: string;
  paymentId: string;
  orderId: string;
  amount: number;
  stage: 'DISPUTE' | 'CHARGEBACK';
  status: 'CREATED' | 'UNDER_REVIEW' | 'MERCHANT_WON' | 'MERCHANT_LOST';
  respondBy: number;
  createdAt: number;
  updatedAt: number;
};

/** Sends the site an event with what it is about. */
export type Announce = (
  name: string,
  about: { payment: Payment; refund?: Refund; dispute?: Dispute },
) => void;

/** A refusal of the API, with the code and type that Cashfree documents (cashfree.com/docs/api-reference/payments/errors). */
export class Refusal extends SandboxError {
  readonly code: string;
  readonly type: string;
  constructor(message: string, code: string, status = 400, type = 'invalid_request_error') {
    super(message, status);
    this.code = code;
    this.type = type;
  }
}

const GROUPS = { upi: 'upi', card: 'credit_card', netbanking: 'net_banking' } as const;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RESPOND_WITHIN_MS = 7 * DAY_MS;

export type Ledger = ReturnType<typeof openLedger>;

/** Opens the money at the gateway. @param preauthorises whether payments wait to be captured */
export function openLedger(store: Store, clock: () => Date, announce: Announce, preauthorises: boolean) {
  let refundOutcome: Refund['status'] = 'SUCCESS';
  const now = () => clock().getTime();
  const newNumber = () => store.count();

  function find<T>(kind: Kind, id: string): T {
    const found = store.find<T>(kind, id);
    if (!found) throw new Refusal(`${kind} with this id was not found`, `${kind}_not_found`, 404);
    return found;
  }
  const order = (id: string) => find<Order>('order', id);
  const payment = (id: string) => find<Payment>('payment', id);
  const refundsOf = (paymentId: string) => store.list<Refund>('refund', paymentId);
  const put = {
    order: (it: Order) => store.save('order', it.id, it, null),
    payment: (it: Payment) => store.save('payment', it.id, it, it.orderId),
    refund: (it: Refund) => store.save('refund', it.id, it, it.paymentId),
    dispute: (it: Dispute) => store.save('dispute', it.id, it, it.paymentId),
  };

  function makeOrder({
    expiresAt = now() + 30 * DAY_MS,
    ...it
  }: Pick<Order, 'id' | 'amount' | 'currency' | 'customer'> & { expiresAt?: number }): Order {
    if (expiresAt <= now() + 15 * MINUTE_MS || expiresAt > now() + 30 * DAY_MS) {
      throw new Refusal(
        'order_expiry_time : Expiry time should be more than 15 min and less than 30 days',
        'order_expiry_time_invalid',
      );
    }
    if (store.find('order', it.id)) {
      throw new Refusal('order with same id is already present', 'order_already_exists', 409);
    }
    const made: Order = {
      ...it,
      expiresAt,
      session: newId('session', 40),
      status: 'ACTIVE',
      createdAt: now(),
    };
    put.order(made);
    return made;
  }

  /** Adds a payment that the customer has started; the bank has not answered yet. */
  function attempt(
    orderId: string,
    { method, amount, currency }: { method: keyof typeof GROUPS; amount?: number; currency?: string },
  ): Payment {
    const ordered = order(orderId);
    if (ordered.expiresAt <= now()) throw new Refusal('order is no longer active', 'order_inactive');
    const made: Payment = {
      id: newNumber(),
      orderId,
      amount: amount ?? ordered.amount,
      currency: currency ?? ordered.currency,
      status: 'PENDING',
      captured: false,
      group: GROUPS[method],
      message: null,
      createdAt: now(),
    };
    put.payment(made);
    return made;
  }

  /** Accepts a payment, as the bank does. A failed one can still be accepted: the bank was late. */
  function authorize(paymentId: string): Payment {
    return store.together(() => {
      const found = payment(paymentId);
      if (found.status === 'SUCCESS') return found;
      const changed: Payment = {
        ...found,
        status: 'SUCCESS',
        captured: !preauthorises,
        message: '00::Transaction success',
      };
      put.payment(changed);
      put.order({ ...order(found.orderId), status: 'PAID' });
      announce('PAYMENT_SUCCESS_WEBHOOK', { payment: changed });
      return changed;
    });
  }

  function fail(paymentId: string): Payment {
    return store.together(() => {
      const found = payment(paymentId);
      if (found.status !== 'PENDING') return found;
      const changed: Payment = { ...found, status: 'FAILED', message: 'The bank declined the payment' };
      put.payment(changed);
      announce('PAYMENT_FAILED_WEBHOOK', { payment: changed });
      return changed;
    });
  }

  function capture(orderId: string, amount: number): Payment {
    return store.together(() => {
      const found = store
        .list<Payment>('payment', order(orderId).id)
        .find(({ status }) => status === 'SUCCESS');
      if (!found || found.captured)
        throw new Refusal('transaction is not authorised', 'authorization_invalid');
      if (amount !== found.amount)
        throw new Refusal('amount : must be that of the payment', 'amount_invalid');
      const changed: Payment = { ...found, captured: true };
      put.payment(changed);
      announce('PAYMENT_SUCCESS_WEBHOOK', { payment: changed });
      return changed;
    });
  }

  function makeRefund(
    orderId: string,
    { refundId, amount, note = null }: { refundId: string; amount: number; note?: string | null },
  ): Refund {
    return store.together(() => {
      const paid = store
        .list<Payment>('payment', order(orderId).id)
        .filter(({ status, captured }) => status === 'SUCCESS' && captured);
      if (paid.length === 0) throw new Refusal('order is not paid', 'order_not_paid');
      if (paid.some(({ id }) => refundsOf(id).some((one) => one.refundId === refundId))) {
        throw new Refusal('refund with same id is already present', 'refund_already_exists', 409);
      }
      const from = paid.find((one) => leftOf(one) >= amount);
      if (amount < 100 || !from) {
        throw new Refusal('refund_amount : can not be greater than the amount left', 'refund_amount_invalid');
      }
      const made: Refund = {
        id: newNumber(),
        refundId,
        paymentId: from.id,
        orderId,
        amount,
        currency: from.currency,
        status: 'PENDING',
        note,
        createdAt: now(),
      };
      put.refund(made);
      return refundOutcome === 'PENDING' ? made : finishRefund(made.id, refundOutcome);
    });
  }

  const leftOf = (paid: Payment) =>
    refundsOf(paid.id)
      .filter(({ status }) => status !== 'CANCELLED')
      .reduce((left, one) => left - one.amount, paid.amount);

  /** Settles a refund, as the bank does. */
  function finishRefund(id: string, status: Refund['status']): Refund {
    return store.together(() => {
      const found = find<Refund>('refund', id);
      if (found.status !== 'PENDING' || status === 'PENDING') return found;
      const changed: Refund = { ...found, status };
      put.refund(changed);
      announce('REFUND_STATUS_WEBHOOK', { payment: payment(found.paymentId), refund: changed });
      return changed;
    });
  }

  /** Raises a dispute, as a bank does. @param amount paise; all of the payment when null */
  function raiseDispute(paymentId: string, amount: number | null): Dispute {
    return store.together(() => {
      const paid = payment(paymentId);
      const made: Dispute = {
        id: newNumber(),
        paymentId,
        orderId: paid.orderId,
        amount: amount ?? paid.amount,
        stage: 'CHARGEBACK',
        status: 'CREATED',
        respondBy: now() + RESPOND_WITHIN_MS,
        createdAt: now(),
        updatedAt: now(),
      };
      put.dispute(made);
      announce('DISPUTE_CREATED', { payment: paid, dispute: made });
      return made;
    });
  }

  /** Moves a dispute on, as the bank or an answer at the gateway's dashboard does. */
  function moveDispute(id: string, status: Dispute['status']): Dispute {
    return store.together(() => {
      const changed: Dispute = { ...find<Dispute>('dispute', id), status, updatedAt: now() };
      put.dispute(changed);
      const isDecided = status === 'MERCHANT_WON' || status === 'MERCHANT_LOST';
      announce(isDecided ? 'DISPUTE_CLOSED' : 'DISPUTE_UPDATED', {
        payment: payment(changed.paymentId),
        dispute: changed,
      });
      return changed;
    });
  }

  return {
    order,
    orders: () => store.list<Order>('order'),
    orderOfSession: (session: string) => store.list<Order>('order').find((one) => one.session === session),
    makeOrder,
    payment,
    payments: (orderId: string) => store.list<Payment>('payment', order(orderId).id),
    attempt,
    authorize,
    fail,
    capture,
    refundsOf,
    makeRefund,
    finishRefund,
    /** Sets what becomes of the next refunds. */
    setRefundOutcome: (status: Refund['status']) => {
      refundOutcome = status;
    },
    dispute: (id: string) => find<Dispute>('dispute', id),
    raiseDispute,
    moveDispute,
    /** Settles what the bank delayed. */
    catchUp(): void {
      for (const { paymentId, status } of store.takeLater(now())) {
        if (status === 'failed') fail(paymentId);
        else authorize(paymentId);
      }
    },
  };
}
