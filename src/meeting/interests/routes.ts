import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import { findVisible } from '../../people/profiles/read.ts';
import { type BoxSortKey, countInReceivedBox, listBox } from './boxes/boxStore.ts';
import { readFormer, reportFormer } from './boxes/former.ts';
import { contract } from './contract.ts';
import { readIntake, setIntake } from './intake/intake.ts';
import {
  acceptInterest,
  countLeftToday,
  declineInterest,
  seenBy,
  sendInterest,
  undoAcceptance,
  undoRefusal,
  undoSending,
  undoWithdrawal,
  withdrawInterest,
} from './interests.ts';
import { canSee } from './shared/rules.ts';
import { findInterestBetween } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  send: on.send.handler(({ context: { app, viewer }, input }) =>
    sendInterest(app, requireMember(viewer), input.id, input),
  ),
  undoSending: on.undoSending.handler(async ({ context: { app, viewer }, input }) => ({
    interest: await undoSending(app, requireMember(viewer), input.id),
  })),
  between: on.between.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const other = await findVisible(app, member, input.id);
    const [row, left] = await Promise.all([
      findInterestBetween(app.db, member.profile.id, other, app.clock()),
      countLeftToday(app, member),
    ]);
    const seen = row && seenBy(member.profile.id, row);
    return { interest: seen && canSee(seen) ? seen : null, leftToday: left };
  }),
  list: on.list.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireMember(viewer);
    const me = member.profile.id;
    const list = `interests ${input.box}`;
    const after = await readCursor<BoxSortKey>(app.db, list, input.cursor);
    const [rows, { waiting }] = await Promise.all([
      listBox(app.db, member, input.box, { now: app.clock(), after, limit: PAGE_SIZE + 1 }),
      countInReceivedBox(app.db, member, app.clock()),
    ]);
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: PAGE_SIZE,
      keyOf: (row): BoxSortKey => [row.place, row.id],
    });
    const otherOf = (row: (typeof page)[number]) => (row.sender_id === me ? row.receiver_id : row.sender_id);
    const cards = await readCards(app, member, page.map(otherOf));
    return {
      interests: page.flatMap((row) => {
        const profile = cards.get(otherOf(row));
        return profile ? [{ ...seenBy(me, row), profile }] : [];
      }),
      nextCursor,
      waiting,
    };
  }),
  waiting: on.waiting.handler(async ({ context: { app, viewer } }) => ({
    waiting: (await countInReceivedBox(app.db, requireMember(viewer), app.clock())).waiting,
  })),
  accept: on.accept.handler(({ context: { app, viewer }, input }) =>
    acceptInterest(app, requireMember(viewer), input.id),
  ),
  undoAcceptance: on.undoAcceptance.handler(({ context: { app, viewer }, input }) =>
    undoAcceptance(app, requireMember(viewer), input.id),
  ),
  decline: on.decline.handler(({ context: { app, viewer }, input }) =>
    declineInterest(app, requireMember(viewer), input.id),
  ),
  withdraw: on.withdraw.handler(({ context: { app, viewer }, input }) =>
    withdrawInterest(app, requireMember(viewer), input.id),
  ),
  undoRefusal: on.undoRefusal.handler(({ context: { app, viewer }, input }) =>
    undoRefusal(app, requireMember(viewer), input.id),
  ),
  undoWithdrawal: on.undoWithdrawal.handler(({ context: { app, viewer }, input }) =>
    undoWithdrawal(app, requireMember(viewer), input.id),
  ),
  former: on.former.handler(({ context: { app, viewer } }) => readFormer(app, requireMember(viewer))),
  reportFormer: on.reportFormer.handler(({ context: { app, viewer }, input: { id, ...complaint } }) =>
    reportFormer(app, requireMember(viewer), id, complaint),
  ),
  intake: on.intake.handler(({ context: { app, viewer } }) => readIntake(app.db, requireMember(viewer))),
  setIntake: on.setIntake.handler(({ context: { app, viewer }, input }) =>
    setIntake(app, requireMember(viewer), input.perWeek),
  ),
});
