import { implement } from '@orpc/server';
import { countContactMessages } from '../../care/inbox/read.ts';
import { countReviews } from '../../care/reviews/read.ts';
import { countHeavyReaders, countSecurityAlarms } from '../../care/security/read.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { can } from '../../kit/shared/api/capabilities.ts';
import { countNewReplies } from '../../meeting/suggestions/read.ts';
import { countWaitingPayments } from '../../money/payments/read.ts';
import { countOpenRequests } from '../../money/requests/read.ts';
import { countDueCallBacks, countDuplicates } from '../members/read.ts';
import { contract } from './contract.ts';
import { readMonths, readSiteFigures } from './figures/figures.ts';
import { readFunnel } from './figures/funnel.ts';
import { routes as retention } from './retention/routes.ts';
import { routes as team } from './team/routes.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

type Waiting = { waiting: number; overdue?: number; assigned?: number; oldestAt: Date | null } | null;
const queueOf = (found: Waiting) =>
  found && {
    waiting: found.waiting,
    overdue: found.overdue ?? 0,
    assigned: found.assigned ?? 0,
    oldestAt: found.oldestAt?.toISOString() ?? null,
  };

export const routes = on.router({
  dashboard: on.dashboard.handler(async ({ context }) => {
    const { app, viewer } = context;
    const { accountId } = requireStaff(context);
    const [figures, reviews, payments, requests, calls, duplicates, messages, suggestions, readers, alarms] =
      await Promise.all([
        readSiteFigures(app, can(viewer, 'revenue.read')),
        can(viewer, 'profiles.review') ? countReviews(app, accountId) : null,
        can(viewer, 'payments.read') ? countWaitingPayments(app, accountId) : null,
        can(viewer, 'requests.answer') ? countOpenRequests(app, accountId) : null,
        // Whoever may not open the phone number calls nobody.
        can(viewer, 'members.reveal') ? countDueCallBacks(app) : null,
        can(viewer, 'members.read') ? countDuplicates(app) : null,
        can(viewer, 'messages.answer') ? countContactMessages(app, accountId) : null,
        can(viewer, 'members.suggest') ? countNewReplies(app, accountId) : null,
        can(viewer, 'audit.read') ? countHeavyReaders(app) : null,
        can(viewer, 'audit.read') ? countSecurityAlarms(app) : null,
      ]);
    return {
      ...figures,
      attention: {
        reviews: reviews && {
          ...reviews,
          kinds: reviews.kinds.map((one) => ({ ...one, oldestAt: one.oldestAt.toISOString() })),
        },
        payments: queueOf(payments),
        requests: queueOf(requests),
        calls: queueOf(calls),
        duplicates: queueOf(duplicates),
        suggestions: queueOf(suggestions),
        messages: queueOf(messages?.general ?? null),
        heavyReaders: queueOf(readers),
        securityAlarms: queueOf(alarms),
        dataRequests: queueOf(messages?.data ?? null),
      },
    };
  }),
  ...team,
  ...retention,
  stats: on.stats.handler(async ({ context: { app, viewer } }) => {
    const [months, funnel] = await Promise.all([
      readMonths(app, can(viewer, 'revenue.read')),
      readFunnel(app),
    ]);
    return { months, funnel };
  }),
});
