import { implement } from '@orpc/server';
import { betweenMany } from '../interests/read.ts';
import type { Call } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { readCards } from '../profiles/facts/cards.ts';
import { contract } from './contract.ts';
import { countFitting, search, suggestCities } from './search.ts';
import { listCastes } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  browse: on.browse.handler(async ({ context: { app, viewer }, input: { cursor, ...filters } }) => {
    const { ids, nextCursor, count } = await search(app, viewer, filters, cursor);
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
  cities: on.cities.handler(({ context: { app }, input: { part } }) => suggestCities(app, part)),
  castes: on.castes.handler(({ context: { app } }) => listCastes(app.db)),
});
