import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { sendSignal } from '../../kit/events/events.ts';
import { listUnseen, putLook } from './alerts/matchStore.ts';
import { contract } from './contract.ts';
import { filterCurrent } from './current.ts';
import { parseStored } from './filters.ts';
import { addSearch, changeSearch, dropSearch, undoSearchRemoval } from './savedSearches.ts';
import { COUNTED_MAX } from './shared/rules.ts';
import { listSaved } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer } }) => {
    const member = requireMember(viewer);
    const [rows, unseen] = await Promise.all([
      listSaved(app.db, member.profile.id),
      listUnseen(app.db, { profile: member.profile.id, account: member.accountId }),
    ]);
    const found = rows.map(({ id, filters }) => ({ filters, profiles: unseen.get(id) ?? [] }));
    const current = await filterCurrent(app, member, found);
    return {
      searches: rows.map(({ id, name, frequency, filters, created_at }, place) => ({
        id,
        name,
        frequency,
        filters,
        outdated: parseStored(filters) === null,
        createdAt: created_at.toISOString(),
        matches: Math.min(current[place]!.length, COUNTED_MAX),
      })),
    };
  }),
  add: on.add.handler(({ context: { app, viewer }, input }) => addSearch(app, requireMember(viewer), input)),
  change: on.change.handler(({ context: { app, viewer }, input }) =>
    changeSearch(app, requireMember(viewer), input),
  ),
  remove: on.remove.handler(({ context: { app, viewer }, input }) =>
    dropSearch(app, requireMember(viewer), input.id),
  ),
  restore: on.restore.handler(({ context: { app, viewer }, input }) =>
    undoSearchRemoval(app, requireMember(viewer), input.id),
  ),
  look: on.look.handler(async ({ context: { app, viewer }, input: { id } }) => {
    const { accountId, profile } = requireMember(viewer);
    const look = { id, profile: profile.id, account: accountId, now: app.clock() };
    await app.db.transaction().execute(async (tx) => {
      if (!(await putLook(tx, look))) throw refuse.notFound();
      await sendSignal(tx, 'saved_search.looked', { account: accountId });
    });
    return { id };
  }),
});
