import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import type { Place, PlacedRow, Query } from '../store.ts';
import { type Columns, firstPlaceFrom } from './columns.ts';
import { type Feed, openFeed } from './feed.ts';
import { countFitting, findFitting, lastBefore } from './find.ts';

const feeds = new WeakMap<Database, Feed>();

/**
 * Begins to load the index of the search into this process; searches read the database until it is there. Returns how
 * to end it.
 */
export function startIndex({ db, pool, log }: App): () => Promise<void> {
  const feed = openFeed(pool.options.connectionString!, {
    info: (line) => log.info(line),
    warn: (line) => log.warn(line),
  });
  feeds.set(db, feed);
  return async () => {
    feeds.delete(db);
    await feed.close();
  };
}

/** Returns what answers searches with everything in it that was committed before; null: the database does. */
export async function currentIndex({ db }: Pick<App, 'db'>) {
  const columns = await feeds.get(db)?.current();
  return columns ? answersOf(columns) : null;
}

function answersOf(it: Columns) {
  return {
    /** As `findPage` and `countAll` of store.ts do. */
    find(query: Query, { after, limit }: { after: Place | null; limit: number }) {
      const fitting = findFitting(it, query);
      const end = after ? firstPlaceFrom(it, microsecondsOf(after[0]), after[1]) : it.size;
      const rows: PlacedRow[] = lastBefore(fitting, end, limit).map((place) => ({
        profile_id: it.ids[place]!,
        listed_at: textOf(it.listedAt[place]!),
      }));
      return { rows, count: countFitting(fitting) };
    },
    count: (query: Query): number => countFitting(findFitting(it, query)),
  };
}

const MICROSECONDS = 1_000_000;

/** An instant in microseconds as PostgreSQL reads it. */
export function textOf(microseconds: number): string {
  const seconds = Math.floor(microseconds / MICROSECONDS);
  const rest = String(microseconds - seconds * MICROSECONDS).padStart(6, '0');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${rest}+00`;
}

/** The microseconds of an instant as PostgreSQL writes it, such as 2026-11-22 09:30:00.123456+05:30. */
export function microsecondsOf(text: string): number {
  const [, day, time, fraction = '', sign, hours, minutes = '00'] =
    /^(\S+)[ T]([\d:]+)(?:\.(\d+))?([+-])(\d\d)(?::?(\d\d))?$/.exec(text)!;
  const seconds = Date.parse(`${day}T${time}${sign}${hours}:${minutes}`) / 1000;
  return seconds * MICROSECONDS + Number(fraction.padEnd(6, '0'));
}
