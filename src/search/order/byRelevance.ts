import { readCursor, writeCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Filters } from '../contract.ts';
import type { Answers } from '../index/index.ts';
import { isImpossible, type Query } from '../query.ts';
import { resolve } from '../resolve.ts';
import { microsecondsOf, textOf } from '../rows/instants.ts';
import {
  compareRows,
  countAll,
  findPage,
  type Newest,
  newestOf,
  type Place,
  type PlacedRow,
} from '../store.ts';
import { type Found, LIST, NOBODY } from './found.ts';
import { pageByRank, rankForMember } from './relevance.ts';
import { RANKED } from './rules.ts';

const RELEVANCE = `${LIST} relevance`;

/** @property listedAt in microseconds; in older cursors as PostgreSQL writes it, which is longer than a cursor with three may be */
type End = readonly [listedAt: number | string, id: number];
/**
 * A place among the ranked: the newest of them, rank and place of the last one shown, and the oldest of them, false where no others
 * follow. In older cursors without that.
 */
type RankedPlace = readonly ['ranked', ...newest: End, rank: number, ...last: End, ...oldest: Oldest];
type Oldest = readonly [] | readonly [false] | End;
/** A place among those after the ranked. */
type LaterPlace = readonly ['later', ...End];

/**
 * As `search`, those first that fit best both ways. The newest that fit are ranked, and again for each page, from the same newest one
 * to the same oldest one: who is listed or hidden meanwhile shifts nothing.
 */
export async function searchByRelevance(
  app: App,
  member: Member,
  filters: Filters,
  { cursor, index: asked }: { cursor: string | undefined; index: Promise<Answers | null> },
): Promise<Found> {
  const [query, after, index] = await Promise.all([
    resolve(app, member, filters, asked),
    readCursor<RankedPlace | LaterPlace>(app.db, RELEVANCE, cursor),
    asked,
  ]);
  if (isImpossible(query)) return NOBODY;
  const write = (key: RankedPlace | LaterPlace) => writeCursor(app.db, RELEVANCE, key);
  if (after?.[0] === 'later') {
    const place = placeOf([after[1], after[2]]);
    const found = await find(app, index, query, { after: place, limit: PAGE_SIZE + 1 });
    const ids = [...found.ids.subarray(0, PAGE_SIZE)];
    const nextCursor =
      found.ids.length > PAGE_SIZE ? await write(['later', ...endOf(found, PAGE_SIZE - 1)]) : null;
    return { ids, nextCursor, count: null };
  }
  // The newest one itself is among them.
  const from = after && placeOf([after[1], after[2] + 1]);
  const found = await find(app, index, query, { after: from, limit: RANKED + 1 });
  const most = first(found, RANKED);
  const known = oldestIn(after);
  const ranked = known ? until(most, known) : most;
  // Where some have come back or fit now, the last ones are not among the ranked any more: they follow.
  const isCut = found.ids.length > RANKED && ranked.ids.length === RANKED;
  const oldest = isCut ? endOf(ranked, RANKED - 1) : (known ?? false);
  const newest = after ? ([after[1], after[2]] as const) : ranked.ids.length > 0 && endOf(ranked, 0);
  const search = JSON.stringify([filters, newest]);
  const ranks = await rankForMember(app, index, {
    id: member.profile.id,
    ids: ranked.ids,
    search,
    isFirst: !after,
  });
  const last = after && { ...rowOf([after[4], after[5]]), rank: after[3] };
  const left = pageByRank(ranked, ranks, { last, limit: PAGE_SIZE + 1 });
  const page = left.slice(0, PAGE_SIZE);
  const end = page.at(-1);
  const next = async () => {
    if (newest && end && left.length > PAGE_SIZE)
      return write(['ranked', ...newest, end.rank, end.listedAt, end.id, ...(oldest || ([false] as const))]);
    return oldest ? write(['later', ...oldest]) : null;
  };
  return { ids: page.map(({ id }) => id), nextCursor: await next(), count: after ? null : found.count };
}

/** Returns the oldest of the ranked; false: no others follow; null: it is not known. */
function oldestIn(after: RankedPlace | null): End | false | null {
  const [listedAt, id] = (after?.slice(6) as Oldest | undefined) ?? [];
  if (listedAt === undefined) return null;
  return listedAt === false ? false : [listedAt, id!];
}

const endOf = ({ ids, listedAt }: Newest, place: number): End => [listedAt[place]!, ids[place]!];
const rowOf = ([listedAt, id]: End): PlacedRow => ({
  id,
  listedAt: typeof listedAt === 'string' ? microsecondsOf(listedAt) : listedAt,
  rank: 0,
});
const placeOf = ([listedAt, id]: End): Place => [
  typeof listedAt === 'string' ? listedAt : textOf(listedAt),
  id,
];

const first = ({ ids, listedAt }: Newest, length: number): Newest => ({
  ids: ids.subarray(0, length),
  listedAt: listedAt.subarray(0, length),
});

/** Returns those that are not older than one. */
function until({ ids, listedAt }: Newest, end: End): Newest {
  const oldest = rowOf(end);
  const isOlder = (place: number) => compareRows(rowOf([listedAt[place]!, ids[place]!]), oldest) > 0;
  let length = ids.length;
  while (length > 0 && isOlder(length - 1)) length--;
  return first({ ids, listedAt }, length);
}

/** Finds the newest, and on a first page how many there are, in the process's index where it is loaded. */
async function find(
  app: App,
  index: Answers | null,
  query: Query,
  place: { after: Place | null; limit: number },
): Promise<Newest & { count: number | null }> {
  if (index) return index.findNewest(query, place);
  const [rows, count] = await Promise.all([
    findPage(app.db, query, place),
    place.after ? null : countAll(app.db, query),
  ]);
  return { ...newestOf(rows), count };
}
