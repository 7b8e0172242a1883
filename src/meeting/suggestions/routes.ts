import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { declineSuggestion, readSuggested } from './replies.ts';
import { markSeen } from './sent/newReplies.ts';
import { readSuggestions } from './sent/sent.ts';
import { compareProfiles, suggestMatch, withdrawSuggestion } from './suggestions.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app, viewer } }) => readSuggested(app, requireMember(viewer))),
  decline: on.decline.handler(({ context: { app, viewer }, input }) =>
    declineSuggestion(app, requireMember(viewer), input),
  ),
  compare: on.compare.handler(({ context, input }) =>
    compareProfiles(context.app, requireStaff(context), input),
  ),
  suggest: on.suggest.handler(({ context, input }) =>
    suggestMatch(context.app, requireStaff(context), input),
  ),
  staffList: on.staffList.handler(({ context, input }) =>
    readSuggestions(context.app, requireStaff(context), input),
  ),
  seen: on.seen.handler(({ context, input }) => markSeen(context.app, requireStaff(context), input)),
  withdraw: on.withdraw.handler(({ context, input }) =>
    withdrawSuggestion(context.app, requireStaff(context), input.id),
  ),
});
