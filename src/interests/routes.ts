import { implement } from '@orpc/server';
import { type Call, requireMember } from '../kit/call.ts';
import { readCursor, writeCursor } from '../kit/cursor.ts';
import { checkAccess } from '../kit/serve.ts';
import { readCards } from '../profiles/cards.ts';
import { findVisible } from '../profiles/read.ts';
import { contract } from './contract.ts';
import { accept, decline, leftToday, seenBy, send, withdraw } from './interests.ts';
import { countReceived, findBetween, listBox } from './store.ts';

const PAGE = 24;
const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  send: on.send.handler(({ context: { app, viewer }, input }) => send(app, requireMember(viewer), input.id)),
  between: on.between.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const other = await findVisible(app, member, input.id);
    const [row, left] = await Promise.all([
      findBetween(app.db, member.profile.id, other, app.clock()),
      leftToday(app, member),
    ]);
    const withdrawnFromMe = row?.state === 'withdrawn' && row.sender_id === other;
    return { interest: row && !withdrawnFromMe ? seenBy(member.profile.id, row) : null, leftToday: left };
  }),
  list: on.list.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const me = member.profile.id;
    const [rows, { waiting }] = await Promise.all([
      listBox(app.db, member, input.box, {
        now: app.clock(),
        after: input.cursor ? readCursor(input.cursor) : null,
        limit: PAGE + 1,
      }),
      countReceived(app.db, member, app.clock()),
    ]);
    const page = rows.slice(0, PAGE);
    const otherOf = (row: (typeof page)[number]) => (row.sender_id === me ? row.receiver_id : row.sender_id);
    const cards = await readCards(app, member, page.map(otherOf));
    const last = page.at(-1);
    return {
      interests: page.flatMap((row) => {
        const profile = cards.get(otherOf(row));
        return profile ? [{ ...seenBy(me, row), profile }] : [];
      }),
      nextCursor:
        rows.length > PAGE && last ? writeCursor({ at: last.sent_at.toISOString(), id: last.id }) : null,
      waiting,
    };
  }),
  accept: on.accept.handler(({ context: { app, viewer }, input }) =>
    accept(app, requireMember(viewer), input.id),
  ),
  decline: on.decline.handler(({ context: { app, viewer }, input }) =>
    decline(app, requireMember(viewer), input.id),
  ),
  withdraw: on.withdraw.handler(({ context: { app, viewer }, input }) =>
    withdraw(app, requireMember(viewer), input.id),
  ),
});
