import { useSyncExternalStore } from 'react';

type Person = { id: string; name: string };

let shown: Person | null = null;
const listeners = new Set<() => void>();

/** Sets the newly connected person, for a dialog of another module; null: it was closed. */
export function showConnection(person: Person | null): void {
  shown = person;
  for (const listener of listeners) listener();
}

/** Returns the newly connected person. */
export const useJustConnected = (): Person | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
