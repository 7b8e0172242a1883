import { implement } from '@orpc/server';
import { type Call, requireStaff } from '../kit/call.ts';
import { checkAccess } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { readSeller } from './read.ts';
import { changeSeller } from './settings.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  seller: on.seller.handler(async ({ context: { app } }) => ({ seller: await readSeller(app.db) })),
  changeSeller: on.changeSeller.handler(({ context, input }) =>
    changeSeller(context.app, requireStaff(context), input),
  ),
});
