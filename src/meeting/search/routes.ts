import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember, requireStaff } from '../../kit/api/call.ts';
import { readsAsStaff } from '../../people/profiles/visible/visible.ts';
import { browse } from './browse.ts';
import { contract } from './contract.ts';
import { readCastes } from './filters/castes.ts';
import { listHidingFilters } from './hidingFilters.ts';
import { readOpening } from './opening.ts';
import { countOptionsOf } from './optionCounts.ts';
import { countProfiles } from './search.ts';
import { suggestCities, suggestFilters } from './suggest.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  browse: on.browse.handler(async ({ context, input }) => {
    const { app, viewer } = context;
    const found = await browse(app, viewer, input);
    // Staff see more of the profiles than visitors do.
    if (readsAsStaff(viewer)) {
      const ids = found.profiles.map(({ id }) => id);
      await recordRead(app, requireStaff(context), { kind: 'profile', ids });
    }
    return found;
  }),
  count: on.count.handler(async ({ context: { app, viewer }, input }) => ({
    count: await countProfiles(app, viewer, input),
  })),
  options: on.options.handler(async ({ context: { app, viewer }, input: { of, ...filters } }) => ({
    counts: await countOptionsOf(app, viewer, filters, of),
  })),
  hidden: on.hidden.handler(({ context: { app, viewer }, input }) =>
    listHidingFilters(app, requireMember(viewer), input),
  ),
  opening: on.opening.handler(({ context }) => readOpening(context.app, requireMember(context.viewer))),
  cities: on.cities.handler(({ context: { app, viewer }, input: { part } }) =>
    suggestCities(app, viewer, part),
  ),
  suggestions: on.suggestions.handler(({ context: { app, viewer }, input }) =>
    suggestFilters(app, viewer, input),
  ),
  castes: on.castes.handler(({ context: { app, viewer } }) => readCastes(app.db, viewer)),
});
