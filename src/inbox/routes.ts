import { implement } from '@orpc/server';
import type { Call } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { sendContactMessage } from './contact.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  sendContactMessage: on.sendContactMessage.handler(async ({ context: { app, viewer, client }, input }) => {
    await sendContactMessage(app, { address: client.address, actor: viewer?.accountId ?? 'system' }, input);
    return {};
  }),
});
