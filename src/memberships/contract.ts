import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../kit/contract.ts';
import { countable, entitlements } from './rules.ts';

const tags = ['memberships'];

const grant = z.object({
  entitlement: z.enum(entitlements),
  quota: z
    .number('Write a number, or leave it empty.')
    .int('Write a whole number.')
    .positive('Write a number above zero, or leave it empty.')
    .max(1_000_000, 'Leave it empty for no limit.')
    .nullable()
    .describe('How often; null without limit'),
});

const slug = z.string().describe("A plan's name in addresses and orders; stays when it is renamed");

const plan = z.object({
  slug,
  name: z.string(),
  pricePaise: z.number().int().describe('With GST'),
  months: z.number().int(),
  grants: z.array(grant),
  popular: z.boolean(),
});

const held = z.object({
  plan: z.string().describe('Its name when it was bought'),
  slug,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

const staffPlan = plan.extend({
  id: z.number().int(),
  version: z.string().max(40).describe('Of the plan as it was read; another one is refused'),
  onSale: z.boolean(),
});

const planChange = staffPlan
  .omit({ slug: true })
  .extend({
    id: z.coerce.number().int().min(1).max(32_767),
    name: z
      .string()
      .trim()
      .min(1, 'Write a name.')
      .max(40, 'A name has at most 40 characters.')
      .regex(/^[^\p{Cc}]*$/u, 'A name stands on one line.'),
    pricePaise: z
      .number('Write a price in rupees.')
      .int('Write a price in whole rupees.')
      .multipleOf(100, 'Write a price in whole rupees.')
      .min(100, 'A plan costs at least one rupee.')
      .max(100_000_000, 'A plan costs at most ten lakh rupees.')
      .describe('With GST'),
    months: z
      .number('Write a number of months.')
      .int('Write whole months.')
      .min(1, 'A plan lasts at least one month.')
      .max(60, 'A plan lasts at most 60 months.'),
    grants: z.array(grant).min(1, 'Choose what the plan opens.').max(entitlements.length),
  })
  .refine(({ grants }) => new Set(grants.map((one) => one.entitlement)).size === grants.length, {
    path: ['grants'],
    message: 'Each can be chosen once.',
  })
  .refine(({ grants }) => grants.every((one) => one.quota === null || countable.includes(one.entitlement)), {
    path: ['grants'],
    message: 'A number is only for what is used one by one.',
  })
  .refine(({ popular, onSale }) => onSale || !popular, {
    path: ['popular'],
    message: 'A plan that is not on sale cannot be the popular one.',
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
  staffPlans: staff('plans.edit')
    .route({ method: 'GET', path: '/staff/plans', summary: 'Every plan, also those not on sale', tags })
    .output(z.array(staffPlan)),
  changePlan: staff('plans.edit')
    .route({
      method: 'PUT',
      path: '/staff/plans/{id}',
      summary: 'Changes what a plan is from now on; what was bought stays as it was',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(planChange)
    .output(staffPlan),
};
