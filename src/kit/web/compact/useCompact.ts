import { useSyncExternalStore } from 'react';
import { readCookies, writeCookie } from '../../../ui/state/storage.ts';
import { initialOf } from '../pages/rendering.tsx';
import { prefersCompact } from './compact.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** What was chosen on this page: it holds where no cookie is kept. */
let chosen: boolean | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCompact(on: boolean): void {
  chosen = on;
  writeCookie(`lists=${on ? 'compact' : ''}; path=/; max-age=${on ? YEAR_S : 0}; samesite=lax`);
  for (const listener of listeners) listener();
}

/** Returns whether lists of profiles are compact on a phone, and how to change it for this browser. */
export function useCompact() {
  const compact = useSyncExternalStore(
    subscribe,
    () => chosen ?? prefersCompact(readCookies()),
    () => initialOf().compact ?? false,
  );
  return { compact, setCompact };
}
