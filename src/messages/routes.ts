import { implement } from '@orpc/server';
import { type Call, requireMember } from '../kit/api/call.ts';
import { cutPage, readCursor } from '../kit/api/lists/cursor.ts';
import { MESSAGES_PAGE_SIZE, PAGE_SIZE } from '../kit/api/lists/pages.ts';
import { refuse } from '../kit/api/refusals.ts';
import { checkAccess } from '../kit/api/serve.ts';
import type { Member } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { readCards } from '../profiles/facts/cards.ts';
import { firstName } from '../profiles/rules.ts';
import { contract } from './contract.ts';
import { countUnread, listMessages, type PlaceOfMessage } from './messageStore.ts';
import { begin, markRead, readBetween, seenBy, send, shutFor } from './messages.ts';
import { type ConversationRow, findConversation, listConversations } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

const placeOf = ({ message_id }: { message_id: number }): PlaceOfMessage => [message_id];

/** Returns the other sides of conversations, those that the viewer still sees. */
async function othersOf(app: App, member: Member, rows: ConversationRow[]) {
  const cards = await readCards(
    app,
    member,
    rows.map((row) => row.other_id),
  );
  return (row: ConversationRow) => {
    const profile = cards.get(row.other_id) ?? null;
    return { id: row.id, name: profile?.name ?? firstName(row.name), profile };
  };
}

async function findOwn(app: App, member: Member, id: string): Promise<ConversationRow> {
  const row = await findConversation(app.db, member, id);
  if (!row) throw refuse.notFound();
  return row;
}

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const list = 'conversations';
    const rows = await listConversations(app.db, member, {
      before: await readCursor<PlaceOfMessage>(app.db, list, input.cursor),
      limit: PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: placeOf });
    const otherOf = await othersOf(app, member, page);
    return {
      conversations: page.map((row) => ({
        ...otherOf(row),
        last: seenBy(member.profile.id, row, row),
        unread: row.unread,
      })),
      nextCursor,
    };
  }),
  unread: on.unread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnread(app.db, requireMember(viewer).profile.id),
  })),
  read: on.read.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const row = await findOwn(app, member, input.id);
    return { ...(await othersOf(app, member, [row]))(row), shut: shutFor(member, row), masks: !row.opened };
  }),
  thread: on.thread.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const conversation = await findOwn(app, member, input.id);
    const list = `messages of ${input.id}`;
    const rows = await listMessages(app.db, input.id, {
      before: await readCursor<PlaceOfMessage>(app.db, list, input.cursor),
      limit: MESSAGES_PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: MESSAGES_PAGE_SIZE,
      keyOf: placeOf,
    });
    return {
      messages: page.toReversed().map((row) => seenBy(member.profile.id, row, conversation)),
      nextCursor,
    };
  }),
  send: on.send.handler(({ context: { app, viewer }, input: { id, ...sent } }) =>
    send(app, requireMember(viewer), id, sent),
  ),
  markRead: on.markRead.handler(async ({ context: { app, viewer }, input }) => ({
    unread: await markRead(app, requireMember(viewer), input.id, input.message),
  })),
  between: on.between.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const { other, ...rest } = await readBetween(app, member, input.id);
    const profile = (await readCards(app, member, [other])).get(other);
    if (!profile) throw refuse.notFound();
    return { ...rest, profile };
  }),
  begin: on.begin.handler(({ context: { app, viewer }, input: { id, ...sent } }) =>
    begin(app, requireMember(viewer), id, sent),
  ),
});
