import { implement } from '@orpc/server';
import type { Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { demo } from '../vocabulary/demo.ts';
import { CITY, SITE_NAME, SUPPORT_PHONE } from '../vocabulary/site.ts';
import { sendContactMessage } from './contact.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  site: on.site.handler(({ context: { app } }) => ({
    name: SITE_NAME,
    supportEmail: app.config.supportEmail,
    supportPhone: SUPPORT_PHONE,
    city: CITY,
    demo: app.config.demo ? demo : null,
  })),
  sendContactMessage: on.sendContactMessage.handler(async ({ context: { app, client }, input }) => {
    await sendContactMessage(app, client.address, input);
    return {};
  }),
});
