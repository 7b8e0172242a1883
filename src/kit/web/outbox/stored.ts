import { browserStorage } from '../../../ui/state/storage.ts';

/** Something that the server has not accepted yet. */
export type Unsent<T = unknown> = {
  /** Made here; the server stores a message once under it, however often it is sent. */
  id: string;
  /** What sends it: a name in the senders of src/pages/shell/web/senders.ts. */
  kind: string;
  /** Where it is shown: a conversation, a profile. Those of one box are sent in order. */
  box: string;
  input: T;
  writtenAt: string;
  /** `waiting` for its turn or for the connection, or refused by the server. */
  state: 'waiting' | 'sending' | 'failed';
  /** Why it was refused, or could not be sent the last time. */
  words?: string;
};

// Each has its own key, so that two tabs that write at once lose nothing of each other's.
const PREFIX = 'unsent ';
const placeOf = (owner: string, id: string) => `${PREFIX}${owner} ${id}`;

/**
 * Reads what a profile has not sent, and removes what is left of any other: this computer has another user now.
 * Undefined in a browser without storage.
 */
export function readStored(owner: string): Unsent[] | undefined {
  return browserStorage.keys(PREFIX)?.flatMap((place) => {
    const item = place.startsWith(placeOf(owner, '')) && browserStorage.readJson<StoredItem>(place);
    if (!item) browserStorage.remove(place);
    return item ? [read(item)] : [];
  });
}

/** Earlier versions stored the time as `at`. */
type StoredItem = Unsent & { at?: string };

function read({ at, ...stored }: StoredItem): Unsent {
  const item = { ...stored, writtenAt: stored.writtenAt ?? at };
  // The tab that was sending it may have been closed.
  return item.state === 'sending' ? { ...item, state: 'waiting' } : item;
}

/** Returns whether it is kept: not without storage, nor when it is full. */
export function store(owner: string, item: Unsent): boolean {
  return browserStorage.writeJson(placeOf(owner, item.id), item);
}

/** Removes one that has been sent or discarded. */
export function unstore(owner: string, id: string): void {
  browserStorage.remove(placeOf(owner, id));
}

/** Removes everything unsent, from every account. */
export function clearStored(): void {
  for (const place of browserStorage.keys(PREFIX) ?? []) browserStorage.remove(place);
}

/** Calls `listener` when another tab has sent or added something. Returns a function that stops it. */
export function watchStored(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
