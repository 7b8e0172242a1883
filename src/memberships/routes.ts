import { implement } from '@orpc/server';
import { recordRead } from '../audit/audit.ts';
import { type Call, requireMember, requireStaff } from '../kit/call.ts';
import { checkAccess } from '../kit/serve.ts';
import { changePlan, seenByStaff } from './changePlan.ts';
import { contract } from './contract.ts';
import { readMine } from './memberships.ts';
import { listAllPlans } from './planStore.ts';
import { listRequests } from './requestStore.ts';
import { ask, changeRequest, readQueue, seenByMember } from './requests.ts';
import { listPlans } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  plans: on.plans.handler(async ({ context: { app } }) =>
    (await listPlans(app.db)).map(({ price_paise, ...plan }) => ({ ...plan, pricePaise: price_paise })),
  ),
  mine: on.mine.handler(({ context: { app, viewer } }) => readMine(app, viewer)),
  requests: on.requests.handler(async ({ context: { app, viewer } }) =>
    (await listRequests(app.db, requireMember(viewer).accountId)).map(seenByMember),
  ),
  ask: on.ask.handler(({ context: { app, viewer }, input }) => ask(app, requireMember(viewer), input)),
  staffPlans: on.staffPlans.handler(async ({ context: { app } }) =>
    (await listAllPlans(app.db)).map(seenByStaff),
  ),
  changePlan: on.changePlan.handler(({ context, input }) =>
    changePlan(context.app, requireStaff(context), input),
  ),
  staffRequests: on.staffRequests.handler(async ({ context, input }) => {
    const staff = requireStaff(context);
    const queue = await readQueue(context.app, staff, input);
    await recordRead(context.app, staff, { kind: 'request', ids: queue.items.map(({ id }) => id) });
    return queue;
  }),
  changeRequest: on.changeRequest.handler(async ({ context, input }) => {
    const staff = requireStaff(context);
    const request = await changeRequest(context.app, staff, input);
    await recordRead(context.app, staff, { kind: 'request', ids: [request.id] });
    return request;
  }),
});
