import type { Live } from './live.ts';

type Reading = { changed: Set<number>; all: boolean };

export type ProfileCache<Value> = {
  /** Returns rows by the ids of profiles, with everything in them that was committed before. */
  get(ids: readonly number[]): Promise<Map<number, Value>>;
};

/**
 * Caches rows about the profiles that were read last. The database notifies of profiles that changed. Before a cached row is
 * used, a round trip to the database lets every notification arrive that was committed before, so that no row is older than
 * the request. While the connection is lost, nothing comes from the cache.
 * @param size how many rows are cached at least, and at most twice as many
 */
export function openProfileCache<Value>(
  live: Pick<Live, 'catchUp' | 'onFacts' | 'onReset'>,
  read: (ids: number[]) => Promise<Map<number, Value>>,
  size: number,
): ProfileCache<Value> {
  let recent = new Map<number, Value>();
  let older = new Map<number, Value>();
  const readings = new Set<Reading>();

  function dropAll(): void {
    recent.clear();
    older.clear();
    for (const reading of readings) reading.all = true;
  }

  live.onReset(dropAll);
  live.onFacts(({ profiles }) => {
    if (!profiles) return dropAll();
    for (const id of profiles) {
      recent.delete(id);
      older.delete(id);
      for (const reading of readings) reading.changed.add(id);
    }
  });

  function keep(id: number, row: Value): void {
    if (recent.size >= size) {
      older = recent;
      recent = new Map();
    }
    recent.set(id, row);
  }

  function find(id: number): Value | undefined {
    const row = recent.get(id);
    if (row !== undefined) return row;
    const before = older.get(id);
    if (before !== undefined) keep(id, before);
    return before;
  }

  async function readAndKeep(ids: number[]): Promise<Map<number, Value>> {
    const reading: Reading = { changed: new Set(), all: false };
    readings.add(reading);
    try {
      const rows = await read(ids);
      // What changed while it was read may be newer.
      for (const [id, row] of rows) if (!reading.all && !reading.changed.has(id)) keep(id, row);
      return rows;
    } finally {
      readings.delete(reading);
    }
  }

  return {
    async get(ids) {
      const cached = new Map<number, Value>();
      const missing: number[] = [];
      for (const id of ids) {
        const row = find(id);
        if (row === undefined) missing.push(id);
        else cached.set(id, row);
      }
      const [found] = await Promise.all([
        missing.length > 0 ? readAndKeep(missing) : new Map<number, Value>(),
        cached.size > 0 ? live.catchUp().catch(dropAll) : null,
      ]);
      const changed = [...cached].filter(([id, row]) => find(id) !== row).map(([id]) => id);
      const again = changed.length > 0 ? await readAndKeep(changed) : found;
      const rows = new Map<number, Value>();
      for (const id of ids) {
        const row = again.get(id) ?? found.get(id) ?? (changed.includes(id) ? undefined : cached.get(id));
        if (row !== undefined) rows.set(id, row);
      }
      return rows;
    },
  };
}
