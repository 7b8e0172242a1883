import { useEffect, useSyncExternalStore } from 'react';
import { retryDelayMs } from '../shared/time/backoff.ts';
import { initialOf } from './pages/rendering.tsx';

const TIMEOUT_MS = 15_000;

export type Resource<T> = {
  /** The answer; undefined until it is loaded. Loading starts with the first use. */
  use(): T | undefined;
  /** Loads it again; the old answer stays until the new one arrives. */
  refresh(): Promise<T | undefined>;
  /** Puts an answer in place that is known otherwise. */
  set(value: T): void;
};

/** What could not be loaded and is being tried again: how to do so at once. */
const failing = new Set<() => void>();
const watchers = new Set<() => void>();

function mark(retry: () => void, fails: boolean) {
  if (fails) failing.add(retry);
  else failing.delete(retry);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether something that pages share cannot be loaded at the moment. */
export const useFailing = (): boolean =>
  useSyncExternalStore(
    watch,
    () => failing.size > 0,
    () => false,
  );

/** Loads everything again that could not be loaded. */
export function retryNow(): void {
  for (const retry of [...failing]) retry();
}

/**
 * One answer of the API that many pages share. It does without the query library, so that the public pages can.
 * While a page needs it, a request that failed is sent again with growing pauses.
 * @param path a GET endpoint, such as '/api/me'
 * @param accept sees every answer before it is shown; false leaves the last one in place
 */
export function resource<T>(path: string, accept: (next: T) => boolean = () => true): Resource<T> {
  let value: T | undefined;
  let asked: Promise<T | undefined> | undefined;
  const listeners = new Set<() => void>();
  let latest = 0;
  // The document may have brought it.
  const { answers } = initialOf();
  if (!import.meta.env.SSR && path in answers) set(answers[path] as T);

  function put(next: T) {
    mark(refresh, false);
    if (!accept(next)) return;
    value = next;
    for (const listener of listeners) listener();
  }

  async function ask(turn: number): Promise<T | undefined> {
    for (let failures = 0; turn === latest; failures++) {
      let retryAfter = 0;
      try {
        const response = await fetch(path, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (response.ok) {
          const next = (await response.json()) as T;
          if (turn !== latest) break;
          put(next);
          return value;
        }
        retryAfter = Number(response.headers.get('retry-after')) || 0;
      } catch {}
      if (turn !== latest) break;
      mark(refresh, true);
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, retryAfter)));
      if (listeners.size > 0 || turn !== latest) continue;
      // No page waits for it any more; the next use fetches it again.
      mark(refresh, false);
      asked = undefined;
      return value;
    }
    // A newer request has taken over.
    return asked;
  }

  function refresh() {
    latest++;
    asked = ask(latest);
    return asked;
  }

  function set(next: T) {
    latest++;
    asked = Promise.resolve(next);
    put(next);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    use() {
      const current = useSyncExternalStore(
        subscribe,
        () => value,
        () => initialOf().answers[path] as T | undefined,
      );
      useEffect(() => {
        asked ?? refresh();
      }, []);
      return current;
    },
    refresh,
    set,
  };
}
