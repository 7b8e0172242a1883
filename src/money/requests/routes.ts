import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { changeRequest, makeRequest, readRequestQueue, seenByMember } from './requests.ts';
import { listRequests } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(async ({ context: { app, viewer } }) =>
    (await listRequests(app.db, requireMember(viewer).profile.id)).map(seenByMember),
  ),
  ask: on.ask.handler(({ context: { app, viewer }, input }) =>
    makeRequest(app, requireMember(viewer), input),
  ),
  queue: on.queue.handler(async ({ context, input }) => {
    const staff = requireStaff(context);
    const queue = await readRequestQueue(context.app, staff, input);
    await recordRead(context.app, staff, { kind: 'request', ids: queue.items.map(({ id }) => id) });
    return queue;
  }),
  change: on.change.handler(async ({ context, input }) => {
    const staff = requireStaff(context);
    const request = await changeRequest(context.app, staff, input);
    await recordRead(context.app, staff, { kind: 'request', ids: [request.id] });
    return request;
  }),
});
