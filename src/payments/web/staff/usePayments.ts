import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { payments, type StaffPayment } from '../payments.ts';
import { isRefunding } from './states.tsx';

const SOON_MS = 3000;
const NOW_AND_THEN_MS = 60_000;

/** Staff have no live line: what is on its way is asked for often, the rest now and then. */
const pause = (items: StaffPayment[] | undefined) => (items?.some(isRefunding) ? SOON_MS : NOW_AND_THEN_MS);

/** The payments that somebody has to look at. */
export function useAttention() {
  return useQuery(
    payments.staffPayments.queryOptions({
      input: { show: 'attention' },
      refetchInterval: (query) => pause(query.state.data?.items),
    }),
  );
}

/** Payments page by page, the newest first. */
export function usePaymentPages(show: 'all' | 'refunds') {
  return useInfiniteQuery(
    payments.staffPayments.infiniteOptions({
      input: (cursor: string | undefined) => ({ show, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      refetchInterval: (query) => pause(query.state.data?.pages.flatMap(({ items }) => items)),
    }),
  );
}
