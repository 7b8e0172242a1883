import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { payments } from '../payments.ts';

/** The payments that somebody has to look at, kept true by the live line. */
export function useAttention() {
  return useQuery(payments.staffPayments.queryOptions({ input: { show: 'attention' } }));
}

/** Payments page by page, the newest first, kept true by the live line. */
export function usePaymentPages(show: 'all' | 'refunds') {
  return useInfiniteQuery(
    payments.staffPayments.infiniteOptions({
      input: (cursor: string | undefined) => ({ show, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
}
