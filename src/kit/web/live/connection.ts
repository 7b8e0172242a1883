import { useSyncExternalStore } from 'react';

/** A browser often believes it is connected when it is not; a live stream that was lost and does not return is a surer sign. */
const STREAM_PATIENCE_MS = 4000;

let streamLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const returns = new Set<() => void>();

function setStreamLost(lost: boolean) {
  if (streamLost === lost) return;
  streamLost = lost;
  for (const watcher of watchers) watcher();
}

/** Notes that the live stream was lost. */
export function noteStreamLost(): void {
  timer ??= setTimeout(() => setStreamLost(true), STREAM_PATIENCE_MS);
}

/** Notes that the live stream is open; where it was lost before, what waits for the connection is sent. */
export function noteStreamOpen(): void {
  const lost = timer !== undefined;
  noteStreamClosed();
  if (lost) for (const listener of returns) listener();
}

/** Notes that there is no live stream for now, and need be none. */
export function noteStreamClosed(): void {
  clearTimeout(timer);
  timer = undefined;
  setStreamLost(false);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
}

/** Returns whether the connection is lost. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !navigator.onLine || streamLost,
    () => false,
  );

/** Calls `listener` whenever the connection is back. Returns a function that stops it. */
export function onBackOnline(listener: () => void): () => void {
  returns.add(listener);
  addEventListener('online', listener);
  return () => {
    returns.delete(listener);
    removeEventListener('online', listener);
  };
}
