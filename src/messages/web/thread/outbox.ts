import { useSyncExternalStore } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';

/**
 * Queue of messages that have not reached the server yet. It outlives the page and a reload (in this tab only), and
 * each message has the id under which the server stores it once, however often it is sent.
 */
export type Unsent = {
  id: string;
  body: string;
  at: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  words?: string;
};

/** Sends one message to the server. Throws when it was not accepted. */
export type Post = (sent: { message: string; body: string }) => Promise<void>;

const NONE: Unsent[] = [];
const boxes = new Map<string, Unsent[]>();
const working = new Set<string>();
const listeners = new Set<() => void>();

const place = (key: string) => `unsent ${key}`;

function read(key: string): Unsent[] {
  const known = boxes.get(key);
  if (known) return known;
  const box = readKept(key);
  boxes.set(key, box);
  return box;
}

function readKept(key: string): Unsent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(key)) ?? '[]') as Unsent[];
    return kept.length > 0 ? kept.map((one) => ({ ...one, state: 'waiting' })) : NONE;
  } catch {
    return NONE;
  }
}

function write(key: string, change: (box: Unsent[]) => Unsent[]): void {
  const box = change(read(key));
  boxes.set(key, box);
  try {
    if (box.length > 0) sessionStorage.setItem(place(key), JSON.stringify(box));
    else sessionStorage.removeItem(place(key));
  } catch {
    // A browser without storage: only a reload loses it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the pending and failed messages of a conversation, oldest first. @param key names viewer and conversation */
export function useUnsent(key: string): Unsent[] {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => NONE,
  );
}

/** Adds a message and sends the pending ones, in order. */
export function addUnsent(key: string, body: string, post: Post): void {
  write(key, (box) => [...box, { id: newId(), body, at: new Date().toISOString(), state: 'waiting' }]);
  void sendAll(key, post);
}

/** Discards a message. */
export function dropUnsent(key: string, id: string): void {
  write(key, (box) => box.filter((one) => one.id !== id));
}

/** Sends everything pending or failed, one after the other, until one fails. */
export async function sendAll(key: string, post: Post): Promise<void> {
  if (working.has(key)) return;
  const set = (id: string, state: Unsent['state'], words?: string) =>
    write(key, (box) => box.map((one) => (one.id === id ? { ...one, state, words } : one)));
  for (const { id, state } of read(key)) if (state === 'failed') set(id, 'waiting');
  working.add(key);
  try {
    for (let next = waiting(key); next; next = waiting(key)) {
      set(next.id, 'sending');
      try {
        await post({ message: next.id, body: next.body });
        dropUnsent(key, next.id);
      } catch (error) {
        const words = errorText(error);
        set(next.id, 'failed', words);
        for (const { id } of read(key)) set(id, 'failed', words);
      }
    }
  } finally {
    working.delete(key);
  }
}

const waiting = (key: string) => read(key).find(({ state }) => state === 'waiting');

// crypto.randomUUID exists only over HTTPS and on localhost.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
