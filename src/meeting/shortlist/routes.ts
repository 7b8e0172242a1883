import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { listRelations } from '../../people/profiles/managed/relations.ts';
import { seesEverything } from '../../people/profiles/visible/visible.ts';
import { betweenMany } from '../interests/read.ts';
import { contract } from './contract.ts';
import { countShown, type EntrySortKey, listEntries, listIds } from './listStore.ts';
import { addEntry, dropEntry, noteFor, saveNote, undoEntryRemoval } from './shortlist.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer }, input: { cursor, ...input } }) => {
    const member = requireMember(viewer);
    const sort = input.sort === 'active' && !seesEverything(member) ? 'newest' : input.sort;
    const list = `shortlist by ${sort}`;
    const after = await readCursor<EntrySortKey>(app.db, list, cursor);
    const [rows, counts, relations] = await Promise.all([
      listEntries(app.db, member, { sort, after, limit: PAGE_SIZE + 1 }),
      countShown(app.db, member),
      listRelations(app.db, member.profile.id),
    ]);
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: PAGE_SIZE,
      keyOf: (row): EntrySortKey => [row.place, row.shortlisted_id],
    });
    const ids = page.map((row) => row.shortlisted_id);
    const [cards, interests] = await Promise.all([
      readCards(app, member, ids),
      betweenMany(app, member, ids),
    ]);
    return {
      entries: page.flatMap((row) => {
        const profile = cards.get(row.shortlisted_id);
        if (!profile) return [];
        const relation = row.account_id === null ? undefined : relations.get(row.account_id);
        return [
          {
            profile,
            interest: interests.get(row.shortlisted_id) ?? null,
            addedAt: row.created_at.toISOString(),
            addedBy: relation ? { me: row.account_id === member.accountId, relation } : null,
            note: noteFor(member, row),
          },
        ];
      }),
      nextCursor,
      ...counts,
    };
  }),
  ids: on.ids.handler(async ({ context: { app, viewer } }) => ({
    ids: await listIds(app.db, requireMember(viewer)),
  })),
  add: on.add.handler(({ context: { app, viewer }, input }) =>
    addEntry(app, requireMember(viewer), input.id),
  ),
  remove: on.remove.handler(({ context: { app, viewer }, input }) =>
    dropEntry(app, requireMember(viewer), input.id),
  ),
  restore: on.restore.handler(({ context: { app, viewer }, input }) =>
    undoEntryRemoval(app, requireMember(viewer), input.id),
  ),
  note: on.note.handler(({ context: { app, viewer }, input }) => saveNote(app, requireMember(viewer), input)),
});
