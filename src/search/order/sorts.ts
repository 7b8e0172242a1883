import { sql } from 'kysely';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { kmBetween } from '../../profiles/fit/fit.ts';
import { seesEverything } from '../../profiles/visible/visible.ts';
import { readVocabulary } from '../../vocabulary/vocabulary.ts';
import type { Sort } from '../filters/descriptors.ts';
import { readTotals } from '../filters/guna.ts';
import { NEWEST, type Order } from '../store.ts';
import { fold } from '../text/fold.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { locateCities } from './locate.ts';

/** Returns the orders that a member can choose, the first of them used where none is chosen. */
export async function sortsFor(app: App, member: Member, hasWishes: boolean): Promise<Sort[]> {
  const [near, points] = await Promise.all([locate(app, member), readHalfPoints(app, member)]);
  return [
    ...(hasWishes ? (['relevance'] as const) : []),
    'newest',
    ...(seesEverything(member) ? (['active'] as const) : []),
    ...(near ? (['nearest'] as const) : []),
    ...(points ? (['guna'] as const) : []),
  ];
}

/** Returns the order that the database and the index have; newest first where another one is not possible. */
export async function orderFor(app: App, viewer: Viewer | null, sort: Sort | undefined): Promise<Order> {
  if (sort === 'active' && seesEverything(viewer)) return { by: 'active' };
  if (sort === 'guna') {
    const halfPoints = viewer && (await readHalfPoints(app, viewer));
    return halfPoints ? { by: 'guna', halfPoints } : NEWEST;
  }
  const here = sort === 'nearest' && viewer?.profile ? await locate(app, viewer as Member) : null;
  if (!here) return NEWEST;
  const cities = (await readSearchTerms(app.db)).cities();
  const places = await locateCities(cities.values());
  const km = new Map<number, number>();
  for (const [id, city] of cities) {
    const there = places.get(city);
    if (there) km.set(id, Math.round(kmBetween(here, there)));
  }
  return { by: 'nearest', km };
}

/** Returns half points of guna milan by place of the Moon, 1 to 109; null where the viewer shares no horoscope. */
async function readHalfPoints(app: App, viewer: Viewer) {
  const totals = await readTotals(app, viewer, await readVocabulary(app.db));
  return totals && new Map(totals.map((total, index) => [index + 1, Math.round(total * 2)]));
}

/** Returns where the member's city is; null where that is not known. */
async function locate(app: App, { profile }: Member) {
  const { rows } = await sql<{ city: string | null }>`
    select city from profile_facts where id = ${profile.id}`.execute(app.db);
  const city = rows[0]?.city;
  return city ? ((await locateCities([fold(city)])).get(fold(city)) ?? null) : null;
}
