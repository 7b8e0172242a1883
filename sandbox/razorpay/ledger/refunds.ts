import { newId, type Store } from '../../store.ts';
import { type Notes, type Payment, type Refund, Refusal } from '../entities.ts';
import { type Announce, findEntity } from './findEntity.ts';
import type { Payments } from './payments.ts';

/** Opens the gateway's refunds. @param now seconds since 1970 */
export function openRefunds(store: Store, now: () => number, announce: Announce, payments: Payments) {
  let outcome: Refund['status'] = 'processed';
  const refund = (id: string) => findEntity<Refund>(store, 'refund', id);

  /** @param amount paise; all that is left when null */
  function makeRefund(
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
      const found = payments.payment(paymentId);
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
      const made = beginRefund(found, back, more);
      if (more.key !== undefined) store.keepRefund(more.key, more.payload!, made.id);
      return outcome === 'pending' ? made : finishRefund(made.id, outcome);
    });
  }

  function beginRefund(
    found: Payment,
    amount: number,
    { notes = [], receipt = null, speed = 'normal' }: Parameters<typeof makeRefund>[2],
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
    store.save('refund', made.id, made, found.id);
    const changed = returned(found, amount);
    store.save('payment', changed.id, changed, changed.order_id);
    announce('refund.created', { refund: made, payment: changed });
    return made;
  }

  /** Settles a refund, as the bank does. */
  function finishRefund(refundId: string, status: Refund['status']): Refund {
    return store.together(() => {
      const found = refund(refundId);
      if (found.status !== 'pending' || status === 'pending') return found;
      const changed: Refund = { ...found, status };
      store.save('refund', changed.id, changed, found.payment_id);
      let payment = payments.payment(found.payment_id);
      if (status === 'failed') {
        payment = returned(payment, -found.amount);
        store.save('payment', payment.id, payment, payment.order_id);
      }
      announce(`refund.${status}`, { refund: changed, payment });
      return changed;
    });
  }

  return {
    refund,
    makeRefund,
    beginRefund,
    finishRefund,
    refunds: (paymentId: string) => store.list<Refund>('refund', payments.payment(paymentId).id),
    everyRefund: () => store.list<Refund>('refund'),
    /** Sets what becomes of the next refunds. */
    setRefundOutcome: (status: Refund['status']) => {
      outcome = status;
    },
  };
}

/** Returns a payment after an amount was refunded, or with a negative one after its refund failed. */
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
