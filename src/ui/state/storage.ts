/**
 * What the browser keeps for this site: everything that reads or writes it does so here. A browser that blocks site data throws
 * where `sessionStorage` is merely named, an embedded one has null there, and a full one throws when it is written to. The pages
 * work without: nothing is found then, and nothing is kept.
 */
class Kept {
  private readonly open: () => Storage | null | undefined;

  constructor(open: () => Storage | null | undefined) {
    this.open = open;
  }

  /** Returns a text; null where there is none, or no storage. */
  read(key: string): string | null {
    return this.attempt((storage) => storage.getItem(key)) ?? null;
  }

  /** Returns a value that was written as JSON; null where there is none that can be read. */
  readJson<Value>(key: string): Value | null {
    return this.attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null) ?? null;
  }

  /** Returns whether the text is kept: not without storage, nor when it is full. */
  write(key: string, text: string): boolean {
    const written = this.attempt((storage) => {
      storage.setItem(key, text);
      return true;
    });
    return written ?? false;
  }

  writeJson(key: string, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  remove(key: string): void {
    this.attempt((storage) => storage.removeItem(key));
  }

  /** Returns a text and removes it, as one consumes a message. */
  take(key: string): string | null {
    const text = this.read(key);
    this.remove(key);
    return text;
  }

  /** Returns the keys that begin with a text; undefined without storage. */
  keys(prefix: string): string[] | undefined {
    return this.attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)));
  }

  clear(): void {
    this.attempt((storage) => storage.clear());
  }

  private attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      const storage = this.open();
      return storage ? work(storage) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Until the tab is closed. */
export const tabStorage = new Kept(() => globalThis.sessionStorage);

/** In this browser, for all tabs. */
export const browserStorage = new Kept(() => globalThis.localStorage);

/** Opens a channel to this browser's other tabs; undefined where there is none, or it is blocked with the storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Returns the cookies that scripts may read, as one header; '' where they are blocked. */
export function readCookies(): string {
  try {
    return document.cookie ?? '';
  } catch {
    return '';
  }
}

/** @param cookie as in Set-Cookie */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = cookie;
  } catch {
    // Blocked: it holds until the page is left.
  }
}
