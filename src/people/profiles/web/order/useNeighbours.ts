import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { prefetchProfile } from '../prefetchProfile.ts';
import { findListOrder, loadMore, subscribeToOrders } from './findListOrder.ts';
import { moved } from './orders.ts';

/** Further profiles are loaded when so few are left. */
const FEW = 3;

/** The place of a profile in the list that its page was opened from. */
export type FromList = { from?: string; moved?: boolean } | null;

/**
 * Returns the profiles before and after one in the list that it was opened from; neither when it was opened otherwise.
 * Both are fetched ahead.
 */
export function useNeighbours(id: string) {
  const queries = useQueryClient();
  const state = useLocation().state as FromList;
  const from = state?.from;
  const hasMoved = state?.moved === true;
  const order = useSyncExternalStore(
    subscribeToOrders,
    () => findListOrder(from, id),
    () => undefined,
  );
  const place = order?.ids.indexOf(id) ?? -1;
  const previous = order?.ids[place - 1];
  const next = place < 0 ? undefined : order?.ids[place + 1];
  const nearEnd = order !== undefined && place >= order.ids.length - FEW;

  useEffect(() => {
    if (from === undefined) return;
    if (hasMoved) moved.set(from, { id, place });
    else moved.delete(from);
  }, [from, hasMoved, id, place]);
  useEffect(() => {
    if (from !== undefined && order && nearEnd) void loadMore(from, order);
  }, [from, order, nearEnd]);
  useEffect(() => {
    for (const one of [next, previous]) if (one !== undefined) prefetchProfile(queries, one);
  }, [queries, next, previous]);

  return { from, previous, next };
}
