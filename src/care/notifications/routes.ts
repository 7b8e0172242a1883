import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import {
  countUnreadNotifications,
  countUnreadOfOthers,
  markNotificationsRead,
  readNotifications,
} from './bell/bell.ts';
import { contract } from './contract.ts';
import { previewUnsubscribe, unsubscribe } from './email/unsubscribe.ts';
import { listChoices, setChoice } from './preferences.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app, viewer }, input }) =>
    readNotifications(app, requireAccount(viewer), input.cursor),
  ),
  unread: on.unread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnreadNotifications(app, requireAccount(viewer)),
  })),
  unreadOfOthers: on.unreadOfOthers.handler(({ context: { app, viewer } }) =>
    countUnreadOfOthers(app, requireAccount(viewer)),
  ),
  markRead: on.markRead.handler(async ({ context: { app, viewer }, input }) => ({
    unread: await markNotificationsRead(app, requireAccount(viewer), input.id, { before: false }),
  })),
  markAllRead: on.markAllRead.handler(async ({ context: { app, viewer }, input }) => ({
    unread: await markNotificationsRead(app, requireAccount(viewer), input.upTo, { before: true }),
  })),
  preferences: on.preferences.handler(({ context: { app, viewer } }) =>
    listChoices(app.db, requireAccount(viewer).accountId),
  ),
  setPreference: on.setPreference.handler(async ({ context: { app, viewer }, input }) => {
    const { accountId } = requireAccount(viewer);
    await setChoice(app, accountId, [input.category], input);
    return listChoices(app.db, accountId);
  }),
  unsubscribe: on.unsubscribe.handler(async ({ context: { app }, input }) => {
    const categories = await unsubscribe(app, input.token);
    if (!categories) throw refuse.notFound();
    return { categories };
  }),
  previewUnsubscribe: on.previewUnsubscribe.handler(async ({ context: { app }, input }) => {
    const found = await previewUnsubscribe(app, input.token);
    if (!found) throw refuse.notFound();
    return found;
  }),
});
