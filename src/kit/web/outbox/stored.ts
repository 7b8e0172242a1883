/** Something that the server has not accepted yet. */
export type Unsent<T = unknown> = {
  /** Made here; the server stores a message once under it, however often it is sent. */
  id: string;
  /** What sends it: a name in the senders of src/shell/web/senders.ts. */
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
  const found: Unsent[] = [];
  try {
    for (const place of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
      if (place.startsWith(placeOf(owner, ''))) found.push(parse(localStorage.getItem(place)!));
      else localStorage.removeItem(place);
    }
  } catch {
    return undefined;
  }
  return found;
}

function parse(text: string): Unsent {
  // Earlier versions stored the time as `at`.
  const { at, ...stored } = JSON.parse(text) as Unsent & { at?: string };
  const item = { ...stored, writtenAt: stored.writtenAt ?? at };
  // The tab that was sending it may have been closed.
  return item.state === 'sending' ? { ...item, state: 'waiting' } : item;
}

/** Returns whether it is kept: not without storage, nor when it is full. */
export function store(owner: string, item: Unsent): boolean {
  try {
    localStorage.setItem(placeOf(owner, item.id), JSON.stringify(item));
    return true;
  } catch {
    return false;
  }
}

/** Removes one that has been sent or discarded. */
export function unstore(owner: string, id: string): void {
  try {
    localStorage.removeItem(placeOf(owner, id));
  } catch {
    // As above.
  }
}

/** Removes everything unsent, of whomever it is. */
export function clearStored(): void {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(PREFIX)) localStorage.removeItem(place);
  } catch {
    // As above.
  }
}

/** Calls `listener` when another tab has sent or added something. Returns a function that stops it. */
export function watchStored(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
