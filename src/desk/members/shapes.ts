import { z } from 'zod';
import { typedNumber } from '../../kit/api/lists/typedNumber.ts';
import { day, instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line } from '../../kit/shared/api/text.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { profileId } from '../../people/profiles/contract.ts';
import { ACTION_REASON_MAX, GENDERS, MEMBER_STATUSES, WITHIN_DAYS } from './shared/rules.ts';

const text = z.string().nullable();
const count = z.number().int();

/** Names a member. */
export const memberInput = z.object({ id: profileId });

/** Why a staff member does something, for the audit log. */
export const actionReason = z
  .string({ error: code('reason_missing') })
  .trim()
  .min(1, code('reason_missing'))
  .max(ACTION_REASON_MAX, code('text_long', { maximum: ACTION_REASON_MAX }))
  .regex(line, code('text_unstorable'))
  .describe(
    'For the audit log; the member reads it in the download of their data where it opens something private',
  );

const short = z.string().trim().max(80, code('value_long'));

const age = typedNumber(
  z.coerce.number().int().min(18, code('choice_invalid')).max(99, code('choice_invalid')),
);

/** The filters of the list, without its order. */
export const memberFilters = z.object({
  q: z
    .string()
    .overwrite(cleanSearch)
    .max(200, code('value_long'))
    .optional()
    .describe(
      'Words of the name, in any script; a whole email address; a phone number, or the last 4 digits of it; or the ID',
    ),
  status: z.enum(MEMBER_STATUSES).optional(),
  plan: short.optional().describe('Slug of a plan that runs now; `any` for each of them, `none` for no plan'),
  state: short.optional().describe('A state by its key'),
  city: short.optional(),
  gender: z.enum(GENDERS).optional(),
  ageFrom: age.optional(),
  ageTo: age.optional(),
  born: day.optional().describe('Born on this day'),
  community: short.optional().describe('Beginning of the community'),
  within: typedNumber(
    z.coerce.number().pipe(
      z.union(
        WITHIN_DAYS.map((days) => z.literal(days)),
        { error: code('choice_invalid') },
      ),
    ),
  )
    .optional()
    .describe('Registered within so many days'),
  verified: z.enum(['yes', 'no']).optional().describe('Whether the identity is verified'),
  calls: z
    .enum(['due'])
    .optional()
    .describe('Families that wait for our call, today or since an earlier day'),
});

/** A member as the list shows it. */
export const listedMember = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  email: text.describe('Of the owner, with the name covered'),
  phone: text.describe('Of the owner: the last digits'),
  registeredAt: instant,
  status: z.enum(MEMBER_STATUSES),
  city: text,
  state: text.describe('An option of a list, by its key'),
  completeness: count.describe('In per cent'),
  plan: text.describe('The name of the plan that runs now'),
  lastActiveOn: z.string().describe('YYYY-MM-DD'),
  verified: z.boolean(),
  sample: z.boolean(),
});
