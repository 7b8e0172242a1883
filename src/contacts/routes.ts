import { implement } from '@orpc/server';
import { type Call, requireMember } from '../kit/call.ts';
import { readCursor, writeCursor } from '../kit/cursor.ts';
import { checkAccess } from '../kit/serve.ts';
import { readCards } from '../profiles/cards.ts';
import { profileId } from '../profiles/contract.ts';
import { openContact, readContact } from './contacts.ts';
import { contract } from './contract.ts';
import { listViews } from './store.ts';

const PAGE = 24;
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
    const rows = await listViews(app.db, member, {
      after: input.cursor ? readCursor(input.cursor, profileId) : null,
      limit: PAGE + 1,
    });
    const page = rows.slice(0, PAGE);
    const cards = await readCards(
      app,
      member,
      page.map((row) => row.viewer_id),
    );
    const last = page.at(-1);
    return {
      views: page.flatMap((row) => {
        const profile = cards.get(row.viewer_id);
        return profile ? [{ viewedAt: row.viewed_at.toISOString(), profile }] : [];
      }),
      nextCursor:
        rows.length > PAGE && last
          ? writeCursor({ at: last.viewed_at.toISOString(), id: last.public_id })
          : null,
    };
  }),
});
