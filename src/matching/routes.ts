import { implement } from '@orpc/server';
import { type Call, requireMember } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { contract } from './contract.ts';
import { recommend } from './recommend.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  recommendations: on.recommendations.handler(({ context: { app, viewer } }) =>
    recommend(app, requireMember(viewer)),
  ),
});
