import type { QueryClient } from '@tanstack/react-query';
import { refreshViewer } from '../../kit/web/viewer.ts';
import { memberships } from '../../memberships/web/memberships.ts';
import { type Order, payments } from './payments.ts';

/**
 * Shows an order as the server has just told it wherever it is shown. Was it paid, everything that a plan opens is
 * asked for again.
 */
export function putOrder(queries: QueryClient, order: Order): void {
  const one = payments.order.queryKey({ input: { id: order.id } });
  const before = queries.getQueryData(one);
  queries.setQueryData(one, (known) => known && { ...known, order });
  queries.setQueryData(payments.orders.queryKey(), (known) =>
    known?.map((other) => (other.id === order.id ? order : other)),
  );
  if (order.paidAt === null || before?.order.paidAt) return;
  void refreshViewer();
  void queries.invalidateQueries({ queryKey: memberships.key() });
  void queries.invalidateQueries({ queryKey: payments.quotes.key() });
  void queries.invalidateQueries({ queryKey: payments.orders.key() });
}
