import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { MESSAGES_PAGE_SIZE, PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { firstName } from '../../people/profiles/shared/rules.ts';
import { contract } from './contract.ts';
import { detailsAccessOf, maskMessages, PARTS_MAX, readMasked } from './masked/masked.ts';
import { searchMessages } from './masked/search.ts';
import { countUnreadMessages, listMessages, listWrittenAround, type MessageWithKey } from './messageStore.ts';
import {
  beginConversation,
  markConversationRead,
  readConversationWith,
  sendMessage,
  shutFor,
} from './messages.ts';
import { reportMessage, reportOther } from './report.ts';
import { TYPING_MS } from './shared/rules.ts';
import { type ConversationRow, findConversation, listConversations, type MessageSortKey } from './store.ts';
import { showTyping } from './typing.ts';
import { listUnwritten, type UnwrittenSortKey } from './unwrittenStore.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

const placeOf = ({ message_id }: { message_id: number }): MessageSortKey => [message_id];

/** Returns a function that finds the other side of a conversation, with a card if the viewer still sees it. */
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

/** Returns messages of both sides before and after a page, because a number may be spread over its edge. */
async function readEdges(
  app: App,
  { id, other_id }: ConversationRow,
  me: number,
  page: MessageWithKey[],
): Promise<MessageWithKey[]> {
  const edges = [page[0], page.at(-1)].flatMap((row) => row ?? []);
  const places = edges.flatMap(({ message_id }) =>
    [me, other_id].map((senderId) => ({ conversation: id, messageId: message_id, senderId })),
  );
  return listWrittenAround(app.db, places, PARTS_MAX);
}

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const list = 'conversations';
    const rows = await listConversations(app.db, member, {
      before: await readCursor<MessageSortKey>(app.db, list, input.cursor),
      limit: PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: placeOf });
    const [otherOf, last] = await Promise.all([
      othersOf(app, member, page),
      readMasked(
        app.db,
        member.profile.id,
        page.map((row) => ({ ...row, conversation: row.id, ...detailsAccessOf(row) })),
      ),
    ]);
    return {
      conversations: page.map((row, place) => ({
        ...otherOf(row),
        last: last[place]!,
        unread: row.unread,
      })),
      nextCursor,
    };
  }),
  unwritten: on.unwritten.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const list = 'unwritten conversations';
    const rows = await listUnwritten(app.db, member, {
      after: await readCursor<UnwrittenSortKey>(app.db, list, input.cursor),
      limit: PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: PAGE_SIZE,
      keyOf: (row): UnwrittenSortKey => [row.place, row.other_id],
    });
    const cards = await readCards(
      app,
      member,
      page.map(({ other_id }) => other_id),
    );
    return { profiles: page.flatMap(({ other_id }) => cards.get(other_id) ?? []), nextCursor };
  }),
  unread: on.unread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnreadMessages(app.db, requireMember(viewer).profile.id),
  })),
  read: on.read.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const row = await findOwn(app, member, input.id);
    return {
      ...(await othersOf(app, member, [row]))(row),
      shut: shutFor(member, row),
      masks: !row.opened_mine,
      blocked: row.blocked ? row.other_public_id : null,
    };
  }),
  thread: on.thread.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const conversation = await findOwn(app, member, input.id);
    const list = `messages of ${input.id}`;
    const rows = await listMessages(app.db, input.id, {
      before: await readCursor<MessageSortKey>(app.db, list, input.cursor),
      limit: MESSAGES_PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: MESSAGES_PAGE_SIZE,
      keyOf: placeOf,
    });
    const access = detailsAccessOf(conversation);
    return {
      messages: maskMessages(member.profile.id, page.toReversed(), {
        ...access,
        around:
          access.mine && access.theirs ? [] : await readEdges(app, conversation, member.profile.id, page),
      }),
      nextCursor,
    };
  }),
  send: on.send.handler(({ context: { app, viewer }, input: { id, ...sent } }) =>
    sendMessage(app, requireMember(viewer), id, sent),
  ),
  search: on.search.handler(({ context: { app, viewer }, input }) =>
    searchMessages(app, requireMember(viewer), input),
  ),
  type: on.type.handler(async ({ context: { app, viewer }, input }) => {
    await showTyping(app, requireManager(viewer), input.id);
    return { seconds: TYPING_MS / 1000 };
  }),
  report: on.report.handler(({ context: { app, viewer }, input: { id, message, ...complaint } }) =>
    reportMessage(app, requireManager(viewer), { id, message }, complaint),
  ),
  reportOther: on.reportOther.handler(({ context: { app, viewer }, input: { id, ...complaint } }) =>
    reportOther(app, requireManager(viewer), id, complaint),
  ),
  markRead: on.markRead.handler(async ({ context: { app, viewer }, input }) => ({
    unread: await markConversationRead(app, requireMember(viewer), input.id, input.message),
  })),
  between: on.between.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const { other, ...rest } = await readConversationWith(app, member, input.id);
    const profile = (await readCards(app, member, [other])).get(other);
    if (!profile) throw refuse.notFound();
    return { ...rest, profile };
  }),
  begin: on.begin.handler(({ context: { app, viewer }, input: { id, ...sent } }) =>
    beginConversation(app, requireMember(viewer), id, sent),
  ),
});
