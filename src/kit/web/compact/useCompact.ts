import { useSyncExternalStore } from 'react';
import { initialOf } from '../pages/rendering.tsx';
import { prefersCompact } from './compact.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCompact(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `lists=${on ? 'compact' : ''}; path=/; max-age=${on ? YEAR_S : 0}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Returns whether lists of profiles are compact on a phone, and how to change it for this browser. */
export function useCompact() {
  const compact = useSyncExternalStore(
    subscribe,
    () => prefersCompact(document.cookie),
    () => initialOf().compact ?? false,
  );
  return { compact, setCompact };
}
