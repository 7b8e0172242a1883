import { z } from 'zod';
import { staff } from '../kit/api/contract.ts';

export const contract = {
  dashboard: staff('dashboard.read')
    .route({
      method: 'GET',
      path: '/staff/dashboard',
      summary: "The site's figures, counted now",
      tags: ['staff'],
    })
    .output(
      z.object({
        totalUsers: z.number().int().describe('Accounts of members'),
        totalRevenuePaise: z.number().int().nullable().describe('Null without the capability revenue.read'),
        newSignups: z.number().int().describe('Accounts of members made in the last 30 days'),
        activeSubscriptions: z.number().int(),
        attention: z
          .object({
            reviews: z
              .object({ waiting: z.number().int(), overdue: z.number().int() })
              .nullable()
              .describe('What waits for a review; null without the capability profiles.review'),
            requests: z
              .number()
              .int()
              .nullable()
              .describe('Requests that nobody is handling; null without the capability requests.answer'),
          })
          .describe('What waits for somebody of the staff'),
      }),
    ),
};
