import { createHash } from 'node:crypto';
import pg from 'pg';

/** How many statements are prepared at most, for each connection: their plans are kept in the server's memory. */
const PREPARED_MAX = 300;
/** How many statements are remembered that have come once. */
const SEEN_MAX = 5000;
/** A filter's rare value wants another plan than a common one: what reads this table is planned for the values at hand. */
const PLANNED_EACH_TIME = /\bsearch_rows\b/;

/** The names of the statements of one pool. */
export function openStatementNames() {
  /** Those that have come once: a statement is prepared when it comes again, and most never do. */
  const seen = new Set<string>();
  const names = new Map<string, string>();
  /** Rises when a table that statements read has got other columns; they are prepared again, under other names. */
  let generation = 0;
  return {
    /**
     * Returns the name under which a statement is prepared, so that the server parses and plans it once for a connection
     * (PostgreSQL's `plan_cache_mode=auto`); undefined for one that is planned each time.
     */
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known) return known;
      if (names.size >= PREPARED_MAX || PLANNED_EACH_TIME.test(text)) return undefined;
      if (!seen.delete(text)) {
        if (seen.size < SEEN_MAX) seen.add(text);
        return undefined;
      }
      const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 20)}_${generation}`;
      names.set(text, name);
      return name;
    },
    /** Notes why a statement failed. */
    note(error: unknown): void {
      if (!isOutdated(error)) return;
      generation++;
      for (const [text, name] of names) names.set(text, name.replace(/\d+$/, String(generation)));
    },
  };
}

/** Whether a prepared statement does not fit its table any more: a newer version of the site has migrated it. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/** Lets a connection prepare statements with parameters once they come again. */
export function prepareStatements(
  client: pg.PoolClient,
  { nameOf, note }: ReturnType<typeof openStatementNames>,
): void {
  const query = (...args: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, args);
  client.query = ((...args: unknown[]) => {
    const [text, values, called] = args as [unknown, unknown, ((...all: unknown[]) => void)?];
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
    const name = nameOf(text);
    if (!name) return query(...args);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const answer = (error: Error | null, result: unknown) => {
      note(error);
      if (called) called(error, result);
      else if (error) reject(error);
      else resolve(result);
    };
    // Made here, because the driver copies what it would make one from property by property.
    query(Object.assign(new pg.Query(text, values, answer as never), { name }));
    if (called) return undefined;
    return promise.catch((error: Error) => {
      // Which code has sent it, as the driver's own errors say.
      Error.captureStackTrace(error);
      throw error;
    });
  }) as typeof client.query;
}
