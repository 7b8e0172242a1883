import { implement } from '@orpc/server';
import { asMember, type Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { recommend } from './recommend.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  recommendations: on.recommendations.handler(({ context: { app, viewer } }) =>
    recommend(app, asMember(viewer)),
  ),
});
