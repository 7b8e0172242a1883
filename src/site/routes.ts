import { implement } from '@orpc/server';
import { asStaff, type Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { demo } from '../vocabulary/demo.ts';
import { contract } from './contract.ts';
import { readSeller, readSite } from './read.ts';
import { changeSeller, changeSite } from './site.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  shown: on.shown.handler(({ context: { app } }) => ({
    ...readSite(app),
    demo: app.config.demo ? demo : null,
  })),
  facts: on.facts.handler(({ context: { app, viewer } }) => {
    asStaff(viewer, 'finance');
    return { site: readSite(app) };
  }),
  changeFacts: on.changeFacts.handler(({ context: { app, viewer }, input }) =>
    changeSite(app, asStaff(viewer), input),
  ),
  seller: on.seller.handler(async ({ context: { app, viewer } }) => {
    asStaff(viewer, 'finance');
    return { seller: await readSeller(app.db) };
  }),
  changeSeller: on.changeSeller.handler(({ context: { app, viewer }, input }) =>
    changeSeller(app, asStaff(viewer), input),
  ),
});
