import { implement } from '@orpc/server';
import type { App } from '../kit/app.ts';
import { type Call, requireMember } from '../kit/call.ts';
import { refuse } from '../kit/refusals.ts';
import { checkAccess } from '../kit/serve.ts';
import type { Member } from '../kit/viewer.ts';
import { readCards } from '../profiles/cards.ts';
import { firstName } from '../profiles/rules.ts';
import { contract } from './contract.ts';
import { begin, markRead, readBetween, seenBy, send, shutFor } from './messages.ts';
import {
  type ConversationRow,
  countUnread,
  findConversation,
  listConversations,
  listMessages,
} from './store.ts';

const PAGE = 24;
const THREAD_PAGE = 40;
const on = implement(contract).$context<Call>().use(checkAccess);

/** The other sides of conversations, as far as the viewer still sees them. */
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
    const rows = await listConversations(app.db, member, { before: input.cursor ?? null, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const otherOf = await othersOf(app, member, page);
    return {
      conversations: page.map((row) => ({
        ...otherOf(row),
        last: seenBy(member.profile.id, row, row),
        unread: row.unread,
      })),
      nextCursor: rows.length > PAGE ? page.at(-1)!.public_id : null,
    };
  }),
  unread: on.unread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnread(app.db, requireMember(viewer).profile.id),
  })),
  read: on.read.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const row = await findOwn(app, member, input.id);
    return { ...(await othersOf(app, member, [row]))(row), shut: shutFor(member, row) };
  }),
  thread: on.thread.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const conversation = await findOwn(app, member, input.id);
    const rows = await listMessages(app.db, input.id, {
      before: input.cursor ?? null,
      limit: THREAD_PAGE + 1,
    });
    const page = rows.slice(0, THREAD_PAGE);
    return {
      messages: page.toReversed().map((row) => seenBy(member.profile.id, row, conversation)),
      nextCursor: rows.length > THREAD_PAGE ? page.at(-1)!.public_id : null,
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
