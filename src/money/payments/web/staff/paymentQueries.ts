import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { payments } from '../payments.ts';

/** Filters of the list; undefined: not set. */
export type PaymentListFilters = Omit<
  NonNullable<Parameters<typeof payments.staffPayments.call>[0]>,
  'show' | 'cursor'
>;

export const SHOWS = ['all', 'refunds', 'waiting'] as const;
export type Show = (typeof SHOWS)[number];

/** Loads the payments that wait for the staff, the longest waiting first, updated by the live stream. */
export function usePaymentQueue() {
  return useInfiniteQuery(payments.queue.infiniteOptions(byCursor()));
}

/** Loads payments page by page, newest first, updated by the live stream. */
export function usePaymentPages(show: Show, filters: PaymentListFilters) {
  return useInfiniteQuery(payments.staffPayments.infiniteOptions(byCursor({ ...filters, show })));
}
