import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { countProfileViews, settleViews } from '../../people/profiles/views.ts';
import { contract, type View } from './contract.ts';
import { countHidden, listProfileViews, type ViewSortKey } from './store.ts';
import { changePrivateBrowsing, readPrivateBrowsing } from './viewers.ts';

const LIST = 'viewers';
const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    await settleViews(app, member.profile.id);
    const [rows, total, hidden] = await Promise.all([
      listProfileViews(app.db, member, {
        after: await readCursor<ViewSortKey>(app.db, LIST, input.cursor),
        limit: PAGE_SIZE + 1,
      }),
      countProfileViews(app, member.profile.id),
      countHidden(app.db, member),
    ]);
    const { page, nextCursor } = await cutPage(app.db, LIST, {
      rows,
      size: PAGE_SIZE,
      keyOf: (row): ViewSortKey => [row.day, row.place, row.viewer_id],
    });
    const people = page.map((row) => row.viewer_id).filter((id) => id !== 0);
    const cards = await readCards(app, member, people);
    return {
      views: page.flatMap(({ day, viewer_id, viewed_at, count }): View[] => {
        if (viewer_id === 0) return [{ kind: 'private', day, count }];
        const profile = cards.get(viewer_id);
        if (!profile) return [];
        return [{ kind: 'person', day, viewedAt: viewed_at?.toISOString() ?? null, days: count, profile }];
      }),
      nextCursor,
      total,
      hidden,
    };
  }),
  privacy: on.privacy.handler(({ context: { app, viewer } }) =>
    readPrivateBrowsing(app, requireMember(viewer)),
  ),
  setPrivacy: on.setPrivacy.handler(({ context: { app, viewer }, input }) =>
    changePrivateBrowsing(app, requireMember(viewer), input.on),
  ),
});
