import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import type { Message } from '../../contract.ts';
import { messages } from '../messages.ts';

/** One letter is in nearly every message. */
const LETTERS_MIN = 2;

type Loading = {
  all: Message[] | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
};

/**
 * Search within a conversation: the results, and which of them is shown. Older messages are loaded until that one is
 * there.
 */
export function useSearch(id: string, { all, hasNextPage, isFetchingNextPage, fetchNextPage }: Loading) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const q = useDeferredValue(text.trim());
  const wanted = open && q.length >= LETTERS_MIN;
  const found = useQuery(
    messages.search.queryOptions({
      input: { id, q },
      enabled: wanted,
      placeholderData: keepPreviousData,
    }),
  );
  const hits = wanted ? (found.data?.found ?? []) : [];
  const current = hits[Math.min(place, hits.length - 1)]?.id;
  const there = current === undefined || (all?.some((message) => message.id === current) ?? false);
  useEffect(() => {
    if (!there && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [there, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return {
    open,
    text,
    q: wanted ? q : '',
    number: hits.length,
    more: found.data?.more ?? false,
    index: Math.min(place, hits.length - 1),
    pending: wanted && found.isPending,
    failed: wanted && found.isError,
    /** The message that is shown, once it is loaded. */
    current: there ? current : undefined,
    setOpen(next: boolean) {
      setOpen(next);
      setText('');
      setPlace(0);
    },
    setText(next: string) {
      setText(next);
      setPlace(0);
    },
    /** Goes to an older one (1) or a newer one (-1), around the end. */
    go: (step: 1 | -1) =>
      hits.length > 0 && setPlace((Math.min(place, hits.length - 1) + step + hits.length) % hits.length),
  };
}

export type Search = ReturnType<typeof useSearch>;
