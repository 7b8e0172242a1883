import type { QueryClient } from '@tanstack/react-query';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { refreshViewer } from '../../../kit/web/viewer.ts';
import { memberships } from '../../memberships/web/memberships.ts';
import { type Order, payments } from './payments.ts';

/**
 * Puts an order that the server has just returned into the cache, and refetches the list of orders. If it was paid,
 * also refetches everything that a plan unlocks.
 */
export function putOrder(queries: QueryClient, order: Order): void {
  const one = payments.order.queryKey({ input: { id: order.id } });
  const before = queries.getQueryData(one);
  storeAnswer(queries, one, (known) => known && { ...known, order });
  // Not written into the list: then the list would count as fresh, although the rest of it may be stale.
  void queries.invalidateQueries({ queryKey: payments.orders.key() });
  if (order.paidAt === null || before?.order.paidAt) return;
  void refreshViewer();
  void queries.invalidateQueries({ queryKey: memberships.key() });
  void queries.invalidateQueries({ queryKey: payments.quotes.key() });
}
