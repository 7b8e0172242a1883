import { newId, type Store } from '../../store.ts';
import type { Dispute } from '../entities.ts';
import { type Announce, findEntity } from './findEntity.ts';
import type { Payments } from './payments.ts';

const RESPOND_WITHIN_SECONDS = 7 * 24 * 60 * 60;

/** Opens the gateway's disputes: chargebacks that a customer's bank has raised. @param now seconds since 1970 */
export function openDisputes(store: Store, now: () => number, announce: Announce, payments: Payments) {
  const dispute = (id: string) => findEntity<Dispute>(store, 'dispute', id);

  /** Raises a dispute, as a bank does. @param amount paise; all of the payment when null */
  function raiseDispute(paymentId: string, amount: number | null): Dispute {
    return store.together(() => {
      const payment = payments.payment(paymentId);
      const made: Dispute = {
        id: newId('disp'),
        entity: 'dispute',
        payment_id: paymentId,
        amount: amount ?? payment.amount,
        currency: payment.currency,
        amount_deducted: 0,
        reason_code: 'goods_or_services_not_received_or_partially_received',
        reason_description: 'Goods/services not received',
        respond_by: now() + RESPOND_WITHIN_SECONDS,
        status: 'open',
        phase: 'chargeback',
        created_at: now(),
      };
      store.save('dispute', made.id, made, paymentId);
      announce('payment.dispute.created', { payment, dispute: made });
      return made;
    });
  }

  /** Moves a dispute on, as the bank or an answer at the gateway's dashboard does. 'open' again: more evidence is wanted. */
  function moveDispute(id: string, status: Dispute['status']): Dispute {
    return store.together(() => {
      const found = dispute(id);
      const changed: Dispute = {
        ...found,
        status,
        amount_deducted: status === 'lost' ? found.amount : 0,
      };
      store.save('dispute', changed.id, changed, found.payment_id);
      announce(`payment.dispute.${status === 'open' ? 'action_required' : status}`, {
        payment: payments.payment(found.payment_id),
        dispute: changed,
      });
      return changed;
    });
  }

  return { dispute, raiseDispute, moveDispute };
}
