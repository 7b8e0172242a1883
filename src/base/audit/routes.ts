import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readAudit, verifyNext } from './page.ts';
import { listStaffNames } from './search.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context, input }) => readAudit(context.app, requireStaff(context), input)),
  people: on.people.handler(({ context }) => listStaffNames(context.app.db)),
  verify: on.verify.handler(({ context, input }) => verifyNext(context.app, input.cursor)),
});
