import type { App } from '../../../kit/app/app.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { countMemberships } from '../../../money/memberships/read.ts';
import { readDailyRevenue, readRevenue } from '../../../money/payments/read.ts';
import { countAccounts, countSignups } from '../../../people/accounts/read.ts';
import { dayBefore, lastMonths, RECENT_DAYS, sumMonths, sumRecent } from './days.ts';

const TWICE = 2 * RECENT_DAYS - 1;

/** Returns the four figures, each with what it was 30 days before. The revenue is null unless it may be seen. */
export async function readSiteFigures(app: App, seesRevenue: boolean) {
  const now = app.clock();
  const then = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const [accounts, signups, memberships, membershipsBefore, revenue, income] = await Promise.all([
    countAccounts(app),
    countSignups(app, dayBefore(now, TWICE)),
    countMemberships(app, now),
    countMemberships(app, then),
    seesRevenue ? readRevenue(app) : null,
    seesRevenue ? readDailyRevenue(app, dayBefore(now, RECENT_DAYS - 1)) : [],
  ]);
  const recent = sumRecent(signups, now);
  return {
    totalUsers: accounts,
    newSignups: recent.recent,
    totalRevenuePaise: revenue,
    activeSubscriptions: memberships,
    before: {
      totalUsers: accounts - recent.recent,
      newSignups: recent.before,
      totalRevenuePaise: revenue === null ? null : revenue - sumRecent(income, now).recent,
      activeSubscriptions: membershipsBefore,
    },
  };
}

/** Returns signups and revenue of the last twelve months in India. The revenue is null unless it may be seen. */
export async function readMonths(app: App, seesRevenue: boolean) {
  const months = lastMonths(app.clock());
  const from = `${months[0]}-01`;
  const [signups, revenue] = await Promise.all([
    countSignups(app, from),
    seesRevenue ? readDailyRevenue(app, from) : null,
  ]);
  const counts = sumMonths(signups, months);
  const sums = revenue && sumMonths(revenue, months);
  return months.map((month, place) => ({
    month,
    signups: counts[place]!,
    revenuePaise: sums ? sums[place]! : null,
  }));
}
