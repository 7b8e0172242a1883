import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { betweenMany } from '../interests/read.ts';
import type { SearchFilters } from './filters/input.ts';
import { currentIndex, indexSnapshot, type SearchIndex } from './index/index.ts';
import { listUnmetWishes } from './order/wishTiers.ts';
import { searchProfiles } from './search.ts';
import type { Sort } from './shared/sorts.ts';

type Input = SearchFilters & { sort?: Sort; cursor?: string };

/**
 * Returns a page of the listed profiles that fit, as cards; on the first page also how many fit. In the order of
 * relevance each card has the member's preferences that the profile does not meet.
 */
export async function browse(app: App, viewer: Viewer | null, { sort, cursor, ...filters }: Input) {
  async function read(index: Promise<SearchIndex | null>) {
    const { ids, nextCursor, count, points, alike } = await searchProfiles(app, viewer, filters, {
      sort,
      cursor,
      index,
    });
    // Reads cards through the visibility rule: an outdated search row must not show a hidden profile.
    const [cards, interests, unmet] = await Promise.all([
      readCards(app, viewer, ids),
      betweenMany(app, viewer, ids),
      sort === 'relevance' && viewer?.profile ? listUnmetWishes(app, viewer as Member, ids, index) : null,
    ]);
    const profiles = [...cards].map(([id, card]) => ({
      ...card,
      interest: interests.get(id) ?? null,
      unmet: unmet && (unmet.get(id) ?? []),
      gunaPoints: points?.get(id) ?? null,
      isAlike: alike?.has(id) ?? false,
    }));
    return { profiles, nextCursor, count };
  }
  // Searches while the index checks that it has missed nothing. If it has, the search is repeated.
  const snapshot = indexSnapshot(app);
  if (!snapshot) return read(currentIndex(app));
  const [found, isCurrent] = await Promise.all([read(Promise.resolve(snapshot.answers)), snapshot.isCurrent]);
  return isCurrent ? found : read(currentIndex(app));
}
