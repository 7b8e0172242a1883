import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readHoroscope } from './readHoroscope.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  read: on.read.handler(({ context: { app, viewer }, input: { id, convention } }) =>
    readHoroscope(app, requireMember(viewer), id, convention),
  ),
});
