import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readMine } from './memberships.ts';
import { changePlan, planForStaff } from './plans/changePlan.ts';
import { listAllPlans, listPlans } from './plans/planStore.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  plans: on.plans.handler(async ({ context: { app } }) =>
    (await listPlans(app.db)).map(({ price_paise, ...plan }) => ({ ...plan, pricePaise: price_paise })),
  ),
  mine: on.mine.handler(({ context: { app, viewer } }) => readMine(app, viewer)),
  staffPlans: on.staffPlans.handler(async ({ context: { app } }) =>
    (await listAllPlans(app.db)).map(planForStaff),
  ),
  changePlan: on.changePlan.handler(({ context, input }) =>
    changePlan(context.app, requireStaff(context), input),
  ),
});
