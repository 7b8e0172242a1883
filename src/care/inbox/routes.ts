import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount, requireStaff } from '../../kit/api/call.ts';
import { addReply, changeContactMessage, readInbox, readThread } from './answering.ts';
import { sendContactMessage } from './contact.ts';
import { contract } from './contract.ts';
import { listDataRequests, sendDataRequest } from './dataRequests.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  sendContactMessage: on.sendContactMessage.handler(async ({ context: { app, viewer, client }, input }) => {
    await sendContactMessage(app, { address: client.address, actor: viewer?.accountId ?? 'system' }, input);
    return {};
  }),
  sendDataRequest: on.sendDataRequest.handler(async ({ context: { app, viewer }, input }) => {
    await sendDataRequest(app, requireAccount(viewer), input);
    return {};
  }),
  dataRequests: on.dataRequests.handler(({ context: { app, viewer } }) =>
    listDataRequests(app, requireAccount(viewer)),
  ),
  queue: on.queue.handler(({ context, input }) => readInbox(context.app, requireStaff(context), input)),
  thread: on.thread.handler(({ context, input }) => readThread(context.app, requireStaff(context), input.id)),
  reply: on.reply.handler(async ({ context, input }) => {
    await addReply(context.app, requireStaff(context), input);
    return {};
  }),
  change: on.change.handler(async ({ context, input }) => {
    await changeContactMessage(context.app, requireStaff(context), input);
    return {};
  }),
});
