import { implement } from '@orpc/server';
import type { Call } from '../kit/call.ts';
import { checkAccess } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { readProfile } from './read.ts';
import { register } from './register.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  register: on.register.handler(({ context: { app, client }, input }) => register(app, client, input)),
  read: on.read.handler(({ context: { app, viewer }, input }) => readProfile(app, viewer, input.id)),
});
