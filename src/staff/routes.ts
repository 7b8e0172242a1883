import { implement } from '@orpc/server';
import { countAccounts } from '../accounts/read.ts';
import type { Call } from '../kit/api/call.ts';
import { can } from '../kit/api/capabilities.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { countMemberships } from '../memberships/read.ts';
import { readRevenue } from '../payments/read.ts';
import { countOpenRequests } from '../requests/read.ts';
import { countReviews } from '../reviews/read.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  dashboard: on.dashboard.handler(async ({ context: { app, viewer } }) => {
    const [accounts, memberships, revenue, reviews, requests] = await Promise.all([
      countAccounts(app),
      countMemberships(app),
      can(viewer, 'revenue.read') ? readRevenue(app) : null,
      can(viewer, 'profiles.review') ? countReviews(app) : null,
      can(viewer, 'requests.answer') ? countOpenRequests(app) : null,
    ]);
    return {
      totalUsers: accounts.all,
      newSignups: accounts.recent,
      totalRevenuePaise: revenue,
      activeSubscriptions: memberships,
      attention: { reviews, requests },
    };
  }),
});
