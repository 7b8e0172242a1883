import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Member, Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { seesEverything } from '../../../people/profiles/visible/visible.ts';
import { readTotals } from '../filters/guna.ts';
import type { SearchIndex } from '../index/index.ts';
import type { Sort } from '../shared/sorts.ts';
import { NEWEST, type SearchOrder } from '../sorting.ts';
import { locateProfile, measureCities } from './nearest.ts';

/** Returns the orders that a member can choose; the first is the default. */
export async function sortsFor(app: App, member: Member, hasWishes: boolean): Promise<Sort[]> {
  const [near, points] = await Promise.all([
    locateProfile(app, null, member.profile.id),
    readHalfPoints(app, member),
  ]);
  return [
    ...(hasWishes ? (['relevance'] as const) : []),
    'newest',
    ...(seesEverything(member) ? (['active'] as const) : []),
    ...(near ? (['nearest'] as const) : []),
    ...(points ? (['guna'] as const) : []),
  ];
}

/**
 * Returns the order for the database and the index; newest first where the requested one is not possible.
 * @param index resolves with null where it is not loaded
 */
export async function orderFor(
  app: App,
  viewer: Viewer | null,
  sort: Sort | undefined,
  index: Promise<SearchIndex | null>,
): Promise<SearchOrder> {
  if (sort === 'active' && seesEverything(viewer)) return { by: 'active' };
  if (sort === 'guna') {
    const halfPoints = viewer && (await readHalfPoints(app, viewer));
    return halfPoints ? { by: 'guna', halfPoints } : NEWEST;
  }
  const km =
    sort === 'nearest' && viewer?.profile ? await measureCities(app, await index, viewer.profile.id) : null;
  return km ? { by: 'nearest', km } : NEWEST;
}

/** Returns half points of guna milan by place of the Moon, 1 to 109; null where the viewer shares no horoscope. */
async function readHalfPoints(app: App, viewer: Viewer) {
  const totals = await readTotals(app, viewer, await readVocabulary(app.db));
  return totals && new Map(totals.map((total, index) => [index + 1, Math.round(total * 2)]));
}
