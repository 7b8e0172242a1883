import { z } from 'zod';
import { cursor } from '../../kit/api/lists/pages.ts';
import { typedNumber } from '../../kit/api/lists/typedNumber.ts';
import { day, instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line } from '../../kit/shared/api/text.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { REPLIES, SUGGESTION_STATES } from '../../meeting/suggestions/shared/rules.ts';
import { full, profileId } from '../../people/profiles/contract.ts';
import { REPORT_REASONS } from '../../people/safety/shared/rules.ts';
import { duplicateOf } from './acts/duplicates/contract.ts';
import { GENDERS, MEMBER_SORTS, MEMBER_STATUSES, REASON_MAX, WITHIN_DAYS } from './shared/rules.ts';

const text = z.string().nullable();
const count = z.number().int();

export const member = z.object({ id: profileId });

/** Why somebody of the staff does something; it goes to the audit log. */
export const reason = z
  .string({ error: code('reason_missing') })
  .trim()
  .min(1, code('reason_missing'))
  .max(REASON_MAX, code('text_long', { maximum: REASON_MAX }))
  .regex(line, code('text_unstorable'))
  .describe(
    'For the audit log; the member reads it in the download of their data where it opens something private',
  );

const short = z.string().trim().max(80, code('value_long'));

const age = typedNumber(
  z.coerce.number().int().min(18, code('choice_invalid')).max(99, code('choice_invalid')),
);

/** The filters of the list, without its order. */
export const filters = z.object({
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

export const listed = filters.extend({ sort: z.enum(MEMBER_SORTS).default('newest'), cursor });

export const row = z.object({
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

const person = z.object({ id: z.string(), name: z.string() });

export const page = z.object({
  member: row.omit({ email: true, phone: true }),
  profile: full.describe('Without the time of birth, which is opened with a reason'),
  stated: z
    .object({ birthTime: z.boolean(), address: z.boolean() })
    .describe('Which private details there are to open'),
  walkIn: z
    .object({ registeredAt: instant, registeredBy: text, claimedAt: instant.nullable() })
    .nullable()
    .describe('Set where our team registered the family'),
  duplicates: z.array(duplicateOf).describe('Profiles that may be of the same person, the newest 20'),
  declaration: z
    .object({ version: z.string().describe('YYYY-MM-DD'), declaredAt: instant })
    .nullable()
    .describe(
      'That the profile is for marriage, true, and of somebody free to marry; null where nobody made it',
    ),
  photos: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['approved', 'waiting', 'rejected']),
      small: z.string(),
      large: z.string(),
      reason: text,
    }),
  ),
  managers: z.array(
    z.object({
      id: z.uuid(),
      role: z.string(),
      relation: text,
      email: z.string().describe('With the name covered'),
      phone: text.describe('The last digits'),
      emailVerified: z.boolean(),
      phoneVerified: z.boolean(),
      registeredAt: instant,
      suspended: z.boolean(),
      nominee: z.boolean().describe('Whether one is named, whom staff open with a reason'),
      otherProfiles: z.array(person),
    }),
  ),
  plans: z.array(z.object({ plan: z.string(), startsAt: instant, endsAt: instant })),
  counts: z.object({
    interestsSent: count,
    interestsReceived: count,
    interestsAccepted: count,
    conversations: count,
  }),
  suggestions: z
    .array(
      z.object({
        id: z.uuid(),
        state: z.enum(SUGGESTION_STATES),
        changedAt: instant,
        sentBy: text.describe('Null for a former colleague'),
        reply: z.enum(REPLIES).nullable().describe('Of this family'),
        other: person.extend({ reply: z.enum(REPLIES).nullable() }),
      }),
    )
    .nullable()
    .describe('Matches that our team suggested, at most 50; null without the capability members.suggest'),
  payments: z
    .array(
      z.object({
        id: z.string(),
        plan: z.string(),
        amountPaise: count,
        state: z.string(),
        createdAt: instant,
        paidAt: instant.nullable(),
      }),
    )
    .nullable()
    .describe('Null without the capability payments.read'),
  requests: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        state: z.string(),
        message: z.string(),
        createdAt: instant,
      }),
    )
    .nullable()
    .describe('Null without the capability requests.answer'),
  reviews: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        state: z.string(),
        reason: text,
        submittedAt: instant,
        decidedAt: instant.nullable(),
      }),
    )
    .nullable()
    .describe('Null without the capability profiles.review'),
  reports: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        against: z.boolean().describe('Whether it is about this member'),
        other: person.nullable(),
        reasons: z.array(z.enum(REPORT_REASONS)),
        outcome: text,
        filedAt: instant,
      }),
    )
    .nullable()
    .describe('Null without the capability profiles.review'),
  sanctions: z.array(
    z.object({
      kind: z.enum(['warning', 'suspension']),
      reason: z.enum(REPORT_REASONS),
      message: text,
      imposedAt: instant,
      imposedBy: text,
      until: instant.nullable(),
      endedAt: instant.nullable(),
    }),
  ),
  notes: z.array(z.object({ id: z.uuid(), text: z.string(), author: text, writtenAt: instant })),
});

export const history = z.array(
  z.object({
    recordedAt: instant,
    act: z.string().describe('An act of the staff, or the name of an event'),
    actor: z.enum(['staff', 'member', 'system']),
    name: text.describe('Of the staff member'),
    reason: text,
    fields: z.array(z.string()).describe('What was changed or opened'),
  }),
);
