import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import type { QueuePart, ReviewKindName } from '../../shared/rules.ts';
import { reviews } from '../reviews.ts';

export type Review = Awaited<ReturnType<typeof reviews.read.call>>['review'];
export type QueuedReview = Awaited<ReturnType<typeof reviews.queue.call>>['items'][number];
export type Filter = { state: QueuePart; kind: ReviewKindName | undefined };

/** Loads the pages of the queue. */
export const useQueue = ({ state, kind }: Filter) =>
  useInfiniteQuery(reviews.queue.infiniteOptions(byCursor({ state, kind })));

/** Returns a function that finds the next review that no colleague is handling; undefined when there is none. */
export function useNextReview(kind: ReviewKindName | undefined): () => Promise<string | undefined> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const { items } = await queries.fetchQuery({
      ...reviews.queue.queryOptions({ input: { state: 'waiting', kind } }),
      staleTime: 0,
    });
    return items.find(({ claimedBy, mine }) => mine || claimedBy === null)?.id;
  }, [queries, kind]);
}
