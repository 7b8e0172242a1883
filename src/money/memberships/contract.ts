import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { countable, entitlements } from './shared/rules.ts';

const tags = ['memberships'];

const grant = z.object({
  entitlement: z.enum(entitlements),
  quota: z
    .number(code('quota_type'))
    .int(code('quota_whole'))
    .positive(code('quota_positive'))
    .max(1_000_000, code('quota_unlimited'))
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
  startsAt: instant,
  endsAt: instant,
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
      .min(1, code('plan_name_missing'))
      .max(40, code('name_long', { maximum: 40 }))
      .regex(/^[^\p{Cc}]*$/u, code('name_lines')),
    pricePaise: z
      .number(code('price_missing'))
      .int(code('price_whole'))
      .multipleOf(100, code('price_whole'))
      .min(100, code('price_small'))
      .max(100_000_000, code('price_large'))
      .describe('With GST'),
    months: z
      .number(code('months_missing'))
      .int(code('months_whole'))
      .min(1, code('months_small'))
      .max(60, code('months_large', { maximum: 60 })),
    grants: z.array(grant).min(1, code('grants_missing')).max(entitlements.length),
  })
  .refine(({ grants }) => new Set(grants.map((one) => one.entitlement)).size === grants.length, {
    path: ['grants'],
    message: code('grants_repeated'),
  })
  .refine(({ grants }) => grants.every((one) => one.quota === null || countable.includes(one.entitlement)), {
    path: ['grants'],
    message: code('grants_countless'),
  })
  .refine(({ popular, onSale }) => onSale || !popular, {
    path: ['popular'],
    message: code('popular_not_on_sale'),
  });

export const contract = {
  plans: visitor
    .route({ method: 'GET', path: '/plans', summary: 'The plans on sale', tags })
    .output(z.array(plan)),
  mine: visitor
    .route({
      method: 'GET',
      path: '/membership',
      summary: "Returns the viewer's plan, its end and what is used of it; null without a plan",
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
      summary: 'Change a plan; existing memberships keep their benefits',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(planChange)
    .output(staffPlan),
};
