import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { type BlockCursor, listBlockedBy } from '../profiles/visible/blocked.ts';
import { block, toBlockedProfile, unblock } from './blocks.ts';
import { contract } from './contract.ts';
import { reportPhoto, reportProfile } from './reports.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  blocks: on.blocks.handler(async ({ context: { app, viewer }, input }) => {
    const list = 'blocks';
    const rows = await listBlockedBy(app.db, requireMember(viewer).profile.id, {
      after: await readCursor<BlockCursor>(app.db, list, input.cursor),
      limit: PAGE_SIZE + 1,
    });
    const { page, nextCursor } = await cutPage(app.db, list, {
      rows,
      size: PAGE_SIZE,
      keyOf: ({ at_text, id }): BlockCursor => [at_text, id],
    });
    return { blocked: page.map(toBlockedProfile), nextCursor };
  }),
  block: on.block.handler(({ context: { app, viewer }, input }) =>
    block(app, requireManager(viewer), input.id),
  ),
  unblock: on.unblock.handler(({ context: { app, viewer }, input }) =>
    unblock(app, requireManager(viewer), input.id),
  ),
  reportProfile: on.reportProfile.handler(({ context: { app, viewer }, input: { id, ...complaint } }) =>
    reportProfile(app, requireManager(viewer), id, complaint),
  ),
  reportPhoto: on.reportPhoto.handler(({ context: { app, viewer }, input: { id, ...complaint } }) =>
    reportPhoto(app, requireManager(viewer), id, complaint),
  ),
});
