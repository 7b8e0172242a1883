import { useEffect, useSyncExternalStore } from 'react';

export type Resource<T> = {
  /** The answer: undefined until it is there. Asks for it when it is first used. */
  use(): T | undefined;
  /** Asks again; what was there stays until the answer comes. */
  refresh(): Promise<T | undefined>;
  /** Puts an answer in place that is known otherwise. */
  set(value: T): void;
};

/**
 * One answer of the API that many pages share. It does without the query library, so that the public pages can.
 * @param path a GET endpoint, such as '/api/site'
 */
export function resource<T>(path: string): Resource<T> {
  let value: T | undefined;
  let asked: Promise<T | undefined> | undefined;
  const listeners = new Set<() => void>();

  function set(next: T) {
    value = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<T | undefined> {
    try {
      const response = await fetch(path, { headers: { accept: 'application/json' } });
      if (response.ok) set((await response.json()) as T);
    } catch {
      // Without a line, the page stays as it is; the next use asks again.
      asked = undefined;
    }
    return value;
  }

  function refresh() {
    asked = ask();
    return asked;
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
        () => undefined,
      );
      useEffect(() => {
        asked ??= ask();
      }, []);
      return current;
    },
    refresh,
    set,
  };
}
