import { z } from 'zod';
import { visitor } from '../kit/contract.ts';
import { entitlements } from './rules.ts';

const tags = ['memberships'];

export const grant = z.object({
  entitlement: z.enum(entitlements),
  quota: z.number().int().positive().max(1_000_000).nullable().describe('How often; null without limit'),
});

export const plan = z.object({
  name: z.string(),
  pricePaise: z.number().int().describe('With GST'),
  months: z.number().int(),
  grants: z.array(grant),
  popular: z.boolean(),
});

const held = z.object({
  plan: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

export const contract = {
  plans: visitor
    .route({ method: 'GET', path: '/plans', summary: 'The plans on sale', tags })
    .output(z.array(plan)),
  mine: visitor
    .route({
      method: 'GET',
      path: '/membership',
      summary: 'What the viewer has, until when, and what is used of it; null without a plan',
      tags,
    })
    .output(
      z.object({
        membership: held
          .extend({
            allowances: z.array(
              z.object({
                entitlement: z.enum(entitlements),
                quota: z.number().int().nullable(),
                used: z.number().int(),
                left: z.number().int().nullable(),
              }),
            ),
          })
          .nullable(),
        following: z.array(held).describe('What begins when that ends'),
      }),
    ),
};
