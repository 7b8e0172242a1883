import type { Store } from '../../store.ts';
import { type Dispute, type Order, type Payment, type Refund, Refusal } from '../entities.ts';

/** Sends the site an event with the entities that it is about. */
export type Announce = (
  name: string,
  entities: { order?: Order; payment?: Payment; refund?: Refund; dispute?: Dispute },
) => void;

/** Returns an order, a payment, a refund or a dispute; throws a Refusal when there is none with this id. */
export function findEntity<T>(store: Store, kind: 'order' | 'payment' | 'refund' | 'dispute', id: string): T {
  const found = store.find<T>(kind, id);
  if (!found) throw new Refusal('The id provided does not exist');
  return found;
}
