import { z } from 'zod';
import { visitor } from '../kit/contract.ts';

export const plan = z.object({
  name: z.string(),
  pricePaise: z.number().int(),
  months: z.number().int(),
  features: z.array(z.string()),
  popular: z.boolean(),
});

export const contract = {
  plans: visitor
    .route({ method: 'GET', path: '/plans', summary: 'The plans on sale', tags: ['memberships'] })
    .output(z.array(plan)),
  mine: visitor
    .route({
      method: 'GET',
      path: '/membership',
      summary: 'The plan the viewer has and until when; null without one',
      tags: ['memberships'],
    })
    .output(z.object({ membership: z.object({ plan: z.string(), endsAt: z.iso.datetime() }).nullable() })),
};
