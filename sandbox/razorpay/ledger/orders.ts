import { newId, type Store } from '../../store.ts';
import { type Order, type Payment, Refusal } from '../entities.ts';
import { type Announce, findEntity } from './findEntity.ts';

export type Orders = ReturnType<typeof openOrders>;

/** Opens the gateway's orders. @param now seconds since 1970 */
export function openOrders(store: Store, now: () => number, announce: Announce) {
  const order = (id: string) => findEntity<Order>(store, 'order', id);

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
    store.save('order', made.id, made, null, capture);
    return made;
  }

  const findByReceipt = (receipt: string) =>
    store.list<Order>('order').find((one) => one.receipt === receipt);

  /** Adds a captured payment to its order, and announces when the order is paid by it. */
  function addPaid(payment: Payment): void {
    const paidOrder = payment.order_id === null ? null : order(payment.order_id);
    if (!paidOrder || paidOrder.status === 'paid') return;
    const paid = paidOrder.amount_paid + payment.amount;
    const grown: Order = {
      ...paidOrder,
      amount_paid: paid,
      amount_due: Math.max(0, paidOrder.amount - paid),
      status: paid >= paidOrder.amount ? 'paid' : paidOrder.status,
    };
    store.save('order', grown.id, grown, null);
    if (grown.status === 'paid') announce('order.paid', { payment, order: grown });
  }

  return { order, makeOrder, findByReceipt, addPaid, everyOrder: () => store.list<Order>('order') };
}
