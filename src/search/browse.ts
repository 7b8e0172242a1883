import { betweenMany } from '../interests/read.ts';
import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { readCards } from '../profiles/facts/cards.ts';
import type { Filters } from './contract.ts';
import type { Sort } from './filters/descriptors.ts';
import { type Answers, currentIndex, peekIndex } from './index/index.ts';
import { search } from './search.ts';

type Input = Filters & { sort?: Sort; cursor?: string };

/** Returns a page of the listed profiles that fit, as cards, and on the first page how many there are. */
export async function browse(app: App, viewer: Viewer | null, { sort, cursor, ...filters }: Input) {
  async function read(index: Promise<Answers | null>) {
    const { ids, nextCursor, count } = await search(app, viewer, filters, { sort, cursor, index });
    // The rows are read again through the visibility rule: an outdated search row shows nobody hidden.
    const [cards, interests] = await Promise.all([
      readCards(app, viewer, ids),
      betweenMany(app, viewer, ids),
    ]);
    const profiles = [...cards].map(([id, card]) => ({ ...card, interest: interests.get(id) ?? null }));
    return { profiles, nextCursor, count };
  }
  // Read while the index makes sure that it has missed nothing; else it is read again.
  const early = peekIndex(app);
  if (!early) return read(currentIndex(app));
  const [found, isCurrent] = await Promise.all([read(Promise.resolve(early.answers)), early.isCurrent]);
  return isCurrent ? found : read(currentIndex(app));
}
