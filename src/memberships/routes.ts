import { implement } from '@orpc/server';
import { asMember, asStaff, type Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { changePlan, seenByStaff } from './changePlan.ts';
import { contract } from './contract.ts';
import { readMine } from './memberships.ts';
import { listAllPlans } from './planStore.ts';
import { listRequests } from './requestStore.ts';
import { ask, changeRequest, readQueue, seenByMember } from './requests.ts';
import { listPlans } from './store.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  plans: on.plans.handler(async ({ context: { app } }) =>
    (await listPlans(app.db)).map(({ price_paise, ...plan }) => ({ ...plan, pricePaise: price_paise })),
  ),
  mine: on.mine.handler(({ context: { app, viewer } }) => readMine(app, viewer)),
  requests: on.requests.handler(async ({ context: { app, viewer } }) =>
    (await listRequests(app.db, asMember(viewer).accountId)).map(seenByMember),
  ),
  ask: on.ask.handler(({ context: { app, viewer }, input }) => ask(app, asMember(viewer), input)),
  // Prices and terms are for admins: no role is named.
  staffPlans: on.staffPlans.handler(async ({ context: { app, viewer } }) => {
    asStaff(viewer);
    return (await listAllPlans(app.db)).map(seenByStaff);
  }),
  changePlan: on.changePlan.handler(({ context: { app, viewer }, input }) =>
    changePlan(app, asStaff(viewer), input),
  ),
  staffRequests: on.staffRequests.handler(({ context: { app, viewer }, input }) =>
    readQueue(app, asStaff(viewer, 'support'), input),
  ),
  changeRequest: on.changeRequest.handler(({ context: { app, viewer }, input }) =>
    changeRequest(app, asStaff(viewer, 'support'), input),
  ),
});
