import { implement } from '@orpc/server';
import { countAccounts } from '../accounts/read.ts';
import type { Call } from '../kit/call.ts';
import { can } from '../kit/capabilities.ts';
import { checkAccess } from '../kit/serve.ts';
import { countMemberships } from '../memberships/read.ts';
import { readRevenue } from '../payments/read.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  dashboard: on.dashboard.handler(async ({ context: { app, viewer } }) => {
    const [accounts, memberships, revenue] = await Promise.all([
      countAccounts(app),
      countMemberships(app),
      can(viewer, 'revenue.read') ? readRevenue(app) : null,
    ]);
    return {
      totalUsers: accounts.all,
      newSignups: accounts.recent,
      totalRevenuePaise: revenue,
      activeSubscriptions: memberships,
    };
  }),
});
