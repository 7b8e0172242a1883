import { type Database, isUnavailable } from './db.ts';

/** How long an item waits until it is written, in ms: what a killed process loses at most. */
const WAIT_MS = 500;

/** Items that are written together, soon after the answer that they belong to. */
export type Batch<Item> = {
  /** Returns the item with a key that is not written yet. */
  find(key: string): Item | undefined;
  /** Adds an item; it replaces one with the same key that is not written yet. */
  add(key: string, item: Item): void;
  /** Resolves when what was added before is written, if any of it is of interest. Rejects when it cannot be written. */
  settle(concerns?: (item: Item) => boolean): Promise<void>;
};

/** How to write what waits, for each database. */
const opened = new WeakMap<Database, (() => Promise<void>)[]>();

type Log = { error(fields: object, line: string): void };

/**
 * Defines what is written soon after the answer: returns the batch of a site, which is the same each time.
 * @param write writes items in one transaction
 */
export function defineBatch<Item>(write: (db: Database, items: Item[]) => Promise<void>) {
  const batches = new WeakMap<Database, Batch<Item>>();
  return (site: { db: Database; log: Log }): Batch<Item> => {
    const batch = batches.get(site.db) ?? openBatch<Item>(site, (items) => write(site.db, items));
    batches.set(site.db, batch);
    return batch;
  };
}

/** Opens a batch, which is written before the site closes. @param write writes items in one transaction */
export function openBatch<Item>(
  { db, log }: { db: Database; log: Log },
  write: (items: Item[]) => Promise<void>,
): Batch<Item> {
  const waiting = new Map<string, Item>();
  let underWay = new Map<string, Item>();
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function writeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    underWay = new Map(waiting);
    waiting.clear();
    try {
      await write([...underWay.values()]);
    } catch (error) {
      if (!isUnavailable(error)) return await writeEach();
      for (const [key, item] of underWay) if (!waiting.has(key)) waiting.set(key, item);
      throw error;
    } finally {
      underWay = new Map();
      writing = null;
      if (waiting.size > 0) writeSoon();
    }
  }

  /** What one item names may be deleted at this moment: the others are written all the same. */
  async function writeEach(): Promise<void> {
    for (const item of underWay.values())
      await write([item]).catch((error) => log.error({ fault: String(error) }, 'Could not be recorded'));
  }

  const begin = () => (writing ??= writeWaiting());

  function writeSoon(): void {
    timer ??= setTimeout(() => void begin().catch(() => {}), WAIT_MS).unref();
  }

  const batch: Batch<Item> = {
    find: (key) => waiting.get(key) ?? underWay.get(key),
    add(key, item) {
      waiting.set(key, item);
      writeSoon();
    },
    async settle(concerns = () => true) {
      if (writing && [...underWay.values()].some(concerns)) await writing;
      if (![...waiting.values()].some(concerns)) return;
      if (writing) await writing.catch(() => {});
      if (waiting.size > 0) await begin();
    },
  };
  opened.set(db, [...(opened.get(db) ?? []), () => batch.settle()]);
  return batch;
}

/** Writes what waits in every batch of a database, before it is closed. */
export async function settleBatches(db: Database): Promise<void> {
  await Promise.allSettled((opened.get(db) ?? []).map((settle) => settle()));
}
