import { useSyncExternalStore } from 'react';

type Person = { id: string; name: string };

let shown: Person | null = null;
const listeners = new Set<() => void>();

/** Sets with whom the viewer has just connected, for the moment that an upper room shows; null: it was closed. */
export function showConnection(person: Person | null): void {
  shown = person;
  for (const listener of listeners) listener();
}

/** Returns with whom the viewer has just connected. */
export const useJustConnected = (): Person | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
