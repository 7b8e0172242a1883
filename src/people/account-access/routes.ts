import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount, requireStaff } from '../../kit/api/call.ts';
import {
  answerAccessRequest,
  askForAccess,
  endOwnAccess,
  readAccessRequest,
  readOwnRequests,
} from './access.ts';
import { contract } from './contract.ts';
import { leaveImpersonation, logInAs } from './logIn.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app, viewer } }) => readOwnRequests(app, requireAccount(viewer))),
  answer: on.answer.handler(({ context: { app, viewer }, input }) =>
    answerAccessRequest(app, requireAccount(viewer), input),
  ),
  end: on.end.handler(({ context: { app, viewer }, input }) =>
    endOwnAccess(app, requireAccount(viewer), input.id),
  ),
  leave: on.leave.handler(({ context: { app, viewer, client } }) =>
    leaveImpersonation(app, requireAccount(viewer), client),
  ),
  ofMember: on.ofMember.handler(({ context, input }) =>
    readAccessRequest(context.app, requireStaff(context), input.id),
  ),
  ask: on.ask.handler(({ context, input }) => askForAccess(context.app, requireStaff(context), input)),
  logIn: on.logIn.handler(({ context, input }) => {
    const { app, viewer, client } = context;
    return logInAs(app, { staff: requireStaff(context), viewer: requireAccount(viewer), client }, input.id);
  }),
});
