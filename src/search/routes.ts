import { implement } from '@orpc/server';
import { betweenMany } from '../interests/read.ts';
import { type Call, requireMember } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { readCards } from '../profiles/facts/cards.ts';
import { contract } from './contract.ts';
import { readCastes } from './filters/castes.ts';
import { listHidden } from './filters/hidden.ts';
import { readOpening } from './filters/opening.ts';
import { countOptionsOf } from './filters/optionCounts.ts';
import { countFitting, search } from './search.ts';
import { suggest, suggestCities } from './text/suggest.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  browse: on.browse.handler(async ({ context: { app, viewer }, input: { cursor, sort, ...filters } }) => {
    const { ids, nextCursor, count } = await search(app, viewer, filters, { sort, cursor });
    // The rows are read again through the visibility rule: an outdated search row shows nobody hidden.
    const [cards, interests] = await Promise.all([
      readCards(app, viewer, ids),
      betweenMany(app, viewer, ids),
    ]);
    return {
      profiles: [...cards].map(([id, card]) => ({ ...card, interest: interests.get(id) ?? null })),
      nextCursor,
      count,
    };
  }),
  count: on.count.handler(async ({ context: { app, viewer }, input }) => ({
    count: await countFitting(app, viewer, input),
  })),
  options: on.options.handler(async ({ context: { app, viewer }, input: { of, ...filters } }) => ({
    counts: await countOptionsOf(app, viewer, filters, of),
  })),
  hidden: on.hidden.handler(({ context: { app, viewer }, input }) =>
    listHidden(app, requireMember(viewer), input),
  ),
  opening: on.opening.handler(({ context }) => readOpening(context.app, requireMember(context.viewer))),
  cities: on.cities.handler(({ context: { app }, input: { part } }) => suggestCities(app, part)),
  suggestions: on.suggestions.handler(({ context: { app, viewer }, input }) => suggest(app, viewer, input)),
  castes: on.castes.handler(({ context: { app } }) => readCastes(app.db)),
});
