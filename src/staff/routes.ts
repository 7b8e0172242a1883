import { implement } from '@orpc/server';
import { countAccounts } from '../accounts/read.ts';
import { asAccount, type Call, isStaff } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { countMemberships } from '../memberships/read.ts';
import { readRevenue } from '../payments/read.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  dashboard: on.dashboard.handler(async ({ context: { app, viewer } }) => {
    const [accounts, memberships, revenue] = await Promise.all([
      countAccounts(app),
      countMemberships(app),
      isStaff(asAccount(viewer), 'finance') ? readRevenue(app) : null,
    ]);
    return {
      totalUsers: accounts.all,
      newSignups: accounts.recent,
      totalRevenuePaise: revenue,
      activeSubscriptions: memberships,
    };
  }),
});
