import { implement } from '@orpc/server';
import { checkAccess } from '../../../kit/api/access.ts';
import { type Call, requireStaff } from '../../../kit/api/call.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import { readVersion } from '../../../kit/app/storedSettings.ts';
import { contract } from './contract.ts';
import { changeRetention, readEffect } from './retention.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = {
  retention: on.retention.handler(async ({ context: { app } }) => ({
    // Read first: times that are newer than their version are refused, never the other way round.
    version: await readVersion(app.db, 'retention'),
    retention: readRetention(app),
  })),
  changeRetention: on.changeRetention.handler(({ context, input: { version, ...kept } }) =>
    changeRetention(context.app, requireStaff(context), kept, version),
  ),
  retentionEffect: on.retentionEffect.handler(({ context: { app }, input }) => readEffect(app, input)),
};
