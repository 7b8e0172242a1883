import { implement } from '@orpc/server';
import { type Call, requireStaff } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { demo } from '../vocabulary/demo.ts';
import { contract } from './contract.ts';
import { readSeller, readSite } from './read.ts';
import { changeSeller, changeSite } from './site.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  shown: on.shown.handler(({ context: { app } }) => ({
    ...readSite(app),
    demo: app.config.demo ? demo : null,
  })),
  facts: on.facts.handler(({ context: { app } }) => ({ site: readSite(app) })),
  changeFacts: on.changeFacts.handler(({ context, input }) =>
    changeSite(context.app, requireStaff(context), input),
  ),
  seller: on.seller.handler(async ({ context: { app } }) => ({ seller: await readSeller(app.db) })),
  changeSeller: on.changeSeller.handler(({ context, input }) =>
    changeSeller(context.app, requireStaff(context), input),
  ),
});
