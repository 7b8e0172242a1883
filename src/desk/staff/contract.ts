import { z } from 'zod';
import { REVIEW_KINDS } from '../../care/reviews/shared/rules.ts';
import { staff } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { contract as retention } from './retention/contract.ts';
import { FUNNEL_STEPS } from './shared/rules.ts';
import { contract as team } from './team/contract.ts';

const count = z.number().int();
const counts = z.object({
  waiting: count,
  overdue: count,
  assigned: count.describe(
    'How many a colleague assigned to the viewer; of messages, how many the viewer has',
  ),
});
const oldestAt = instant.describe('Since when the oldest waits');
const queue = counts.extend({ oldestAt: oldestAt.nullable() }).nullable();
const reviews = counts
  .extend({
    kinds: z
      .array(counts.extend({ kind: z.enum(REVIEW_KINDS), oldestAt }))
      .describe('The same of each kind; those of which none waits are left out'),
  })
  .nullable();
const revenue = count.nullable().describe('Null without the capability revenue.read');
const figures = z.object({
  totalUsers: count.describe(
    'Accounts of members and their relatives; the list of users has one row for each profile',
  ),
  totalRevenuePaise: revenue,
  newSignups: count.describe('Accounts of members made in the last 30 days'),
  activeSubscriptions: count,
});
const funnel = z.object(
  Object.fromEntries(FUNNEL_STEPS.map((step) => [step, count])) as Record<
    (typeof FUNNEL_STEPS)[number],
    typeof count
  >,
);

export const contract = {
  dashboard: staff('dashboard.read')
    .route({
      method: 'GET',
      path: '/staff/dashboard',
      summary: "The site's figures, as of now and as of 30 days before",
      tags: ['staff'],
    })
    .output(
      figures.extend({
        before: figures.describe('The same figures 30 days ago'),
        attention: z
          .object({
            reviews: reviews.describe('Null without the capability profiles.review'),
            payments: queue.describe(
              'Duplicate and unmatched payments, and refunds that wait for a second person; null without the capability payments.read',
            ),
            requests: queue.describe('Null without the capability requests.answer'),
            calls: queue.describe(
              'Families to call back today, or since an earlier day; null without the capability members.reveal',
            ),
            duplicates: queue.describe(
              'Pairs of profiles that may be of the same person; null without the capability members.read',
            ),
            suggestions: queue.describe(
              'Suggested matches of the viewer with a new reply; null without the capability members.suggest',
            ),
            messages: queue.describe('Of the contact form; null without the capability messages.answer'),
            heavyReaders: queue.describe(
              'Who came near a daily limit of reading in the last 24 hours; null without the capability audit.read',
            ),
            securityAlarms: queue.describe(
              'Signs of an attack in the last 24 hours; null without the capability audit.read',
            ),
            dataRequests: queue.describe(
              'Of members about their data; null without the capability messages.answer',
            ),
          })
          .describe('What waits for somebody of the staff'),
      }),
    ),
  ...team,
  ...retention,
  stats: staff('dashboard.read')
    .route({
      method: 'GET',
      path: '/staff/stats',
      summary: 'Signups and revenue of the last twelve months in India, and how far profiles got',
      tags: ['staff'],
    })
    .output(
      z.object({
        months: z.array(
          z.object({
            month: z.string().describe('YYYY-MM'),
            signups: count,
            revenuePaise: revenue.describe(
              'Payments of the month less what was refunded of them; null without the capability revenue.read',
            ),
          }),
        ),
        funnel: z
          .object({
            all: funnel,
            recent: funnel.describe('Of profiles registered in the last 90 days'),
            countedAt: instant,
          })
          .nullable()
          .describe('Null until it was counted for the first time'),
      }),
    ),
};
