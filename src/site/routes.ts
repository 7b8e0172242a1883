import { implement } from '@orpc/server';
import { asStaff, type Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { readSeller } from './read.ts';
import { changeSeller } from './settings.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  seller: on.seller.handler(async ({ context: { app, viewer } }) => {
    asStaff(viewer, 'finance');
    return { seller: await readSeller(app.db) };
  }),
  changeSeller: on.changeSeller.handler(({ context: { app, viewer }, input }) =>
    changeSeller(app, asStaff(viewer), input),
  ),
});
