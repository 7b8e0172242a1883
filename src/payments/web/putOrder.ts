import type { QueryClient } from '@tanstack/react-query';
import { refreshViewer } from '../../kit/web/viewer.ts';
import { memberships } from '../../memberships/web/memberships.ts';
import { type Order, payments } from './payments.ts';

/**
 * Shows an order as the server has just told it, and has the list of orders asked for again. Was it paid, so is
 * everything that a plan opens.
 */
export function putOrder(queries: QueryClient, order: Order): void {
  const one = payments.order.queryKey({ input: { id: order.id } });
  const before = queries.getQueryData(one);
  queries.setQueryData(one, (known) => known && { ...known, order });
  // Not written into the list: it would count as fresh then, whatever else it lacks.
  void queries.invalidateQueries({ queryKey: payments.orders.key() });
  if (order.paidAt === null || before?.order.paidAt) return;
  void refreshViewer();
  void queries.invalidateQueries({ queryKey: memberships.key() });
  void queries.invalidateQueries({ queryKey: payments.quotes.key() });
}
