import { implement } from '@orpc/server';
import type { Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { readMine } from './memberships.ts';
import { listPlans } from './store.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  plans: on.plans.handler(async ({ context: { app } }) =>
    (await listPlans(app.db)).map(({ price_paise, ...plan }) => ({ ...plan, pricePaise: price_paise })),
  ),
  mine: on.mine.handler(({ context: { app, viewer } }) => readMine(app, viewer)),
});
