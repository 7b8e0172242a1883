import { useSyncExternalStore } from 'react';
import { onForget } from '../viewer.ts';
import { clearStored, readStored, store, type Unsent, unstore, watchStored } from './stored.ts';

export type { Unsent } from './stored.ts';

// What could not be sent yet. It outlives the page, a reload and the tab, and is sent by whichever page is open when
// the connection is back (drain.ts).

const NONE: Unsent[] = [];
const items = new Map<string, Unsent>();
/** Those that found no room in the browser's storage: only this page has them. */
const unkept = new Set<string>();
let boxes = new Map<string, Unsent[]>();
/** Two that are written at once keep their order. */
let newestMs = 0;
let owner: string | undefined;
const listeners = new Set<() => void>();
let wake = () => {};

/**
 * Begins to keep what a profile has not sent.
 * @param onAdd is called when something is to be sent
 * @returns a function that stops it
 */
export function openOutbox(profile: string, onAdd: () => void): () => void {
  owner = profile;
  wake = onAdd;
  reload();
  const unwatch = watchStored(reload);
  return () => {
    unwatch();
    wake = () => {};
  };
}

/** Reads again what is stored: another tab may have sent it. */
export function reload(): void {
  const stored = owner && readStored(owner);
  if (!stored) return;
  const sending = [...items.values()].filter(({ state }) => state === 'sending');
  for (const id of items.keys()) if (!unkept.has(id)) items.delete(id);
  for (const item of stored) if (!unkept.has(item.id)) items.set(item.id, item);
  for (const item of sending) if (items.has(item.id)) items.set(item.id, item);
  notify();
}

onForget(() => {
  items.clear();
  unkept.clear();
  clearStored();
  notify();
});

function notify() {
  boxes = new Map();
  for (const item of listUnsent()) boxes.set(item.box, [...(boxes.get(item.box) ?? []), item]);
  for (const listener of listeners) listener();
}

function put(item: Unsent) {
  items.set(item.id, item);
  if (owner && store(owner, item)) unkept.delete(item.id);
  else unkept.add(item.id);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns everything that is not sent yet, oldest first. */
export const listUnsent = (): Unsent[] =>
  [...items.values()].sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));

/** Returns what is not sent yet of one box, oldest first. */
export function useUnsent<T>(box: string): Unsent<T>[] {
  return useSyncExternalStore(
    subscribe,
    () => boxes.get(box) ?? NONE,
    () => NONE,
  ) as Unsent<T>[];
}

/** Keeps something and sends it as soon as it can be. */
export function addUnsent(kind: string, box: string, input: unknown): void {
  newestMs = Math.max(Date.now(), newestMs + 1);
  put({ id: newId(), kind, box, input, writtenAt: new Date(newestMs).toISOString(), state: 'waiting' });
  wake();
}

/** Discards one, or removes it once it has arrived. */
export function dropUnsent(id: string): void {
  items.delete(id);
  unkept.delete(id);
  if (owner) unstore(owner, id);
  notify();
}

/** Sends everything of a box again that was refused or waits. */
export function retryUnsent(box: string): void {
  for (const item of boxes.get(box) ?? NONE) if (item.state === 'failed') setUnsentState(item.id, 'waiting');
  wake();
}

/** @param words why it was refused */
export function setUnsentState(id: string, state: Unsent['state'], words?: string): void {
  const item = items.get(id);
  if (item) put({ ...item, state, words });
}

// crypto.randomUUID exists only over HTTPS and on localhost.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
