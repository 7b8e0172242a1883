import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { restoreMember, suspendMember, verifyMember, warnMember } from './actions/actions.ts';
import { routes as bulk } from './actions/bulk/routes.ts';
import { dismissDuplicate, readDuplicates } from './actions/duplicates/duplicates.ts';
import { openEditor, saveMemberSection } from './actions/edit.ts';
import { mergeMember, previewMerge } from './actions/merging/merge.ts';
import { removeMember } from './actions/remove.ts';
import { addCall, readCalls, removeCall } from './calls/calls.ts';
import { contract } from './contract.ts';
import { readMembers } from './list/list.ts';
import { readViews, removeView, saveView } from './list/views.ts';
import { readMemberHistory } from './page/history.ts';
import { addNote } from './page/notes.ts';
import { readMemberPage } from './page/page.ts';
import { revealDetail } from './page/reveal.ts';
import { acceptClaim, readClaim } from './walkIns/claim.ts';
import { registerWalkIn, sendClaim } from './walkIns/walkIns.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

const done = {};

export const routes = on.router({
  list: on.list.handler(({ context, input }) => readMembers(context.app, requireStaff(context), input)),
  views: on.views.handler(({ context }) => readViews(context.app, requireStaff(context).accountId)),
  saveView: on.saveView.handler(({ context, input }) =>
    saveView(context.app, requireStaff(context).accountId, input),
  ),
  removeView: on.removeView.handler(async ({ context, input }) => {
    await removeView(context.app, requireStaff(context).accountId, input.id);
    return done;
  }),
  read: on.read.handler(({ context, input }) => readMemberPage(context.app, requireStaff(context), input.id)),
  history: on.history.handler(({ context, input }) =>
    readMemberHistory(context.app, requireStaff(context), input.id),
  ),
  reveal: on.reveal.handler(({ context, input }) => revealDetail(context.app, requireStaff(context), input)),
  addNote: on.addNote.handler(({ context, input }) => addNote(context.app, requireStaff(context), input)),
  calls: on.calls.handler(({ context, input }) => readCalls(context.app, requireStaff(context), input)),
  addCall: on.addCall.handler(({ context, input }) => addCall(context.app, requireStaff(context), input)),
  removeCall: on.removeCall.handler(async ({ context, input }) => {
    await removeCall(context.app, requireStaff(context), input);
    return done;
  }),
  duplicates: on.duplicates.handler(({ context, input }) =>
    readDuplicates(context.app, requireStaff(context), input),
  ),
  dismissDuplicate: on.dismissDuplicate.handler(async ({ context, input }) => {
    await dismissDuplicate(context.app, requireStaff(context), input);
    return done;
  }),
  verify: on.verify.handler(async ({ context, input }) => {
    await verifyMember(context.app, requireStaff(context), input);
    return done;
  }),
  warn: on.warn.handler(async ({ context, input }) => {
    await warnMember(context.app, requireStaff(context), input);
    return done;
  }),
  suspend: on.suspend.handler(({ context, input }) =>
    suspendMember(context.app, requireStaff(context), input),
  ),
  restore: on.restore.handler(async ({ context, input }) => {
    await restoreMember(context.app, requireStaff(context), input);
    return done;
  }),
  remove: on.remove.handler(async ({ context, input }) => {
    await removeMember(context.app, requireStaff(context), input);
    return done;
  }),
  previewMerge: on.previewMerge.handler(({ context, input }) =>
    previewMerge(context.app, requireStaff(context), input),
  ),
  merge: on.merge.handler(async ({ context, input }) => {
    await mergeMember(context.app, requireStaff(context), input);
    return done;
  }),
  edit: on.edit.handler(({ context, input }) => openEditor(context.app, requireStaff(context), input)),
  saveAbout: on.saveAbout.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'about', input),
  ),
  saveBasics: on.saveBasics.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'basics', input),
  ),
  saveCommunity: on.saveCommunity.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'community', input),
  ),
  saveWork: on.saveWork.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'work', input),
  ),
  saveFamily: on.saveFamily.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'family', input),
  ),
  saveHoroscope: on.saveHoroscope.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'horoscope', input),
  ),
  saveWishes: on.saveWishes.handler(({ context, input }) =>
    saveMemberSection(context.app, requireStaff(context), 'wishes', input),
  ),
  registerWalkIn: on.registerWalkIn.handler(({ context, input }) =>
    registerWalkIn(context.app, requireStaff(context), input),
  ),
  sendClaim: on.sendClaim.handler(({ context, input }) =>
    sendClaim(context.app, requireStaff(context), input),
  ),
  claim: on.claim.handler(({ context, input }) => readClaim(context.app, context.client, input.token)),
  acceptClaim: on.acceptClaim.handler(({ context, input }) => {
    // It would end the staff's own session, and the family would not be there.
    if (context.viewer?.staff) throw refuse.conflict(code('claim_by_staff'));
    return acceptClaim(context.app, context.client, input);
  }),
  ...bulk,
});
