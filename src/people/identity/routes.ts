import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { withdrawDocument } from './documents.ts';
import { readOwnIdentity } from './read.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  own: on.own.handler(({ context: { app, viewer } }) =>
    readOwnIdentity(app.db, requireMember(viewer).profile.id),
  ),
  withdraw: on.withdraw.handler(({ context: { app, viewer } }) =>
    withdrawDocument(app, requireManager(viewer)),
  ),
});
