import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { retryDelayMs } from '../../shared/time/backoff.ts';
import { initialOf } from '../pages/rendering.tsx';
import { checkViewer, isShownTo } from '../viewer.ts';
import { noteStreamClosed, noteStreamLost, noteStreamOpen } from './connection.ts';
import { throttle } from './throttle.ts';
import { noteTyping } from './typing.ts';

/** A login that replaces this session is answered by then, and its cookie is in place. */
const SETTLED_MS = 300;
/** Queues of staff change with every member of the site. */
const QUEUE_PAUSE_MS = 2000;

/**
 * Keeps the screen up to date while somebody is logged in: the server names the rooms that changed, and their queries
 * are fetched again, and when the session has ended. After a lost connection or in a tab that was hidden, everything is
 * fetched again. A page that came with its data first receives what changed since.
 */
export function useLive(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => (signedIn ? listen(queries) : undefined), [signedIn, queries]);
}

function listen(queries: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let failures = 0;
  let { mark } = initialOf();

  function refetch(topics: string[]) {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey, topics) });
  }
  const refetchQueues = throttle(QUEUE_PAUSE_MS, refetch);

  function open() {
    if (source || document.hidden) return;
    clearTimeout(timer);
    source = new EventSource(mark ? `/api/live?since=${encodeURIComponent(mark)}` : '/api/live');
    source.onopen = () => {
      failures = 0;
      mark = undefined;
      noteStreamOpen();
      if (missed) void queries.invalidateQueries();
      missed = false;
    };
    source.onerror = () => {
      missed = true;
      noteStreamLost();
      // The browser reconnects unless the server refused: the session may have ended.
      if (source?.readyState === EventSource.CLOSED) checkAndReopen(retryDelayMs(failures++));
    };
    // A page may have been rendered before another account logged in, or a look at a member's account was ended.
    source.addEventListener('viewer', ({ data }: MessageEvent<string>) => {
      if (!isShownTo(JSON.parse(data))) void checkViewer();
    });
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { topics } = JSON.parse(data) as { topics: string[] };
      if (topics.includes('accounts') || topics.includes('memberships')) void checkViewer();
      // A plan that begins or ends changes what every room shows.
      if (topics.includes('memberships')) void queries.invalidateQueries();
      else if (topics.some((topic) => topic.includes('.'))) refetchQueues(topics);
      else refetch(topics);
    });
    source.addEventListener('typing', ({ data }: MessageEvent<string>) =>
      noteTyping((JSON.parse(data) as { conversation: string }).conversation),
    );
    source.addEventListener('missed', () => void queries.invalidateQueries());
    source.addEventListener('ended', () => {
      missed = true;
      checkAndReopen(SETTLED_MS);
    });
  }

  // After logging out, this is stopped before it would connect again.
  function checkAndReopen(pauseMs: number) {
    close();
    timer = setTimeout(async () => {
      const current = timer;
      await checkViewer();
      if (current === timer) open();
    }, pauseMs);
  }

  function close() {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    source = undefined;
  }

  // A browser allows six connections per host over HTTP/1.1, so hidden tabs close theirs.
  function onVisibility() {
    if (!document.hidden) return open();
    missed = true;
    noteStreamClosed();
    close();
  }

  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    noteStreamClosed();
    close();
  };
}

/** Whether a query is of one of the topics: a room, as 'payments', or one endpoint, as 'payments.staffPayments'. */
function isOf([path]: readonly unknown[], topics: string[]): boolean {
  if (!Array.isArray(path)) return false;
  return topics.includes(String(path[0])) || topics.includes(path.slice(0, 2).join('.'));
}
