import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { openContact, readContact } from './contactDetails.ts';
import { contract } from './contract.ts';
import { type ContactViewSortKey, listContactViews } from './store.ts';

const LIST = 'contact views';
const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  read: on.read.handler(({ context: { app, viewer }, input }) =>
    readContact(app, requireMember(viewer), input.id),
  ),
  open: on.open.handler(({ context: { app, viewer }, input }) =>
    openContact(app, requireMember(viewer), input.id),
  ),
  views: on.views.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const rows = await listContactViews(app.db, member, {
      after: await readCursor<ContactViewSortKey>(app.db, LIST, input.cursor),
      limit: PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, LIST, {
      rows,
      size: PAGE_SIZE,
      keyOf: (row): ContactViewSortKey => [row.viewed_at_text, row.viewer_id],
    });
    const cards = await readCards(
      app,
      member,
      page.map((row) => row.viewer_id),
    );
    return {
      views: page.flatMap((row) => {
        const profile = cards.get(row.viewer_id);
        return profile ? [{ viewedAt: row.viewed_at.toISOString(), profile }] : [];
      }),
      nextCursor,
    };
  }),
});
