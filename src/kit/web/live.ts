import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshViewer } from './viewer.ts';

const AGAIN_AFTER_MS = 5000;

/**
 * Keeps what is on screen true while somebody is signed in: the server says which rooms changed, and their queries
 * are asked again. What was missed while the line was down or the tab hidden is asked again as a whole.
 */
export function useLive(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => (signedIn ? listen(queries) : undefined), [signedIn, queries]);
}

function listen(queries: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;

  function open() {
    if (source || document.hidden) return;
    source = new EventSource('/api/live');
    source.onopen = () => {
      if (missed) void queries.invalidateQueries();
      missed = false;
    };
    source.onerror = () => {
      missed = true;
      // The browser tries again by itself unless the server refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, AGAIN_AFTER_MS);
    };
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { topics } = JSON.parse(data) as { topics: string[] };
      if (topics.includes('accounts') || topics.includes('memberships')) void refreshViewer();
      // A plan that begins or ends changes what every room shows.
      const all = topics.includes('memberships');
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => all || topics.includes(roomOf(queryKey)),
      });
    });
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  // A browser grants six connections per host over HTTP/1.1: hidden tabs give theirs up.
  function onVisibility() {
    if (!document.hidden) return open();
    missed = true;
    close();
  }

  document.addEventListener('visibilitychange', onVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

function roomOf([path]: readonly unknown[]): string {
  return Array.isArray(path) ? String(path[0]) : '';
}
