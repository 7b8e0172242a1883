import { z } from 'zod';
import { conflict, notFound, staff } from '../../../kit/api/contract.ts';
import { instant } from '../../../kit/shared/api/dates.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lines } from '../../../kit/shared/api/text.ts';
import { REPLIES, SUGGESTION_STATES } from '../../../meeting/suggestions/shared/rules.ts';
import { full } from '../../../people/profiles/contract.ts';
import { REPORT_REASONS } from '../../../people/safety/shared/rules.ts';
import { possibleDuplicate } from '../actions/duplicates/contract.ts';
import { actionReason, listedMember, memberInput } from '../shapes.ts';
import { MEMBER_NOTE_MAX, REVEALABLE } from '../shared/rules.ts';

const tags = ['members'];
const text = z.string().nullable();
const count = z.number().int();

const person = z.object({ id: z.string(), name: z.string() });

const page = z.object({
  member: listedMember.omit({ email: true, phone: true }),
  profile: full.describe('Without the time of birth, which is opened with a reason'),
  stated: z
    .object({ birthTime: z.boolean(), address: z.boolean() })
    .describe('Which private details there are to open'),
  walkIn: z
    .object({ registeredAt: instant, registeredBy: text, claimedAt: instant.nullable() })
    .nullable()
    .describe('Set where our team registered the family'),
  duplicates: z.array(possibleDuplicate).describe('Profiles that may be of the same person, the newest 20'),
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
      email: text.describe('With the name covered'),
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

const history = z.array(
  z.object({
    recordedAt: instant,
    act: z.string().describe('An act of the staff, or the name of an event'),
    actor: z.enum(['staff', 'member', 'system']),
    name: text.describe('Of the staff member'),
    reason: text,
    fields: z.array(z.string()).describe('What was changed or opened'),
  }),
);

export const contract = {
  read: staff('members.read')
    .route({ method: 'GET', path: '/staff/members/{id}', summary: 'Everything about one member', tags })
    .errors(notFound)
    .input(memberInput)
    .output(page),
  history: staff('members.read')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/history',
      summary: 'What happened to a member and what staff did, newest first; at most 100',
      tags,
    })
    .errors(notFound)
    .input(memberInput)
    .output(history),
  reveal: staff('members.reveal')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/reveals',
      summary: 'Opens one private detail of a member; the audit log and the member keep the reason',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      memberInput.extend({
        field: z.enum(REVEALABLE, { error: code('choice_invalid') }),
        manager: z.uuid(code('not_found')).optional().describe('Whose email address or phone number'),
        reason: actionReason,
      }),
    )
    .output(z.object({ value: z.string() })),
  addNote: staff('members.read')
    .route({ method: 'POST', path: '/staff/members/{id}/notes', summary: 'Adds a note for colleagues', tags })
    .errors(notFound)
    .input(
      memberInput.extend({
        text: z
          .string({ error: code('note_missing') })
          .trim()
          .min(1, code('note_missing'))
          .max(MEMBER_NOTE_MAX, code('text_long', { maximum: MEMBER_NOTE_MAX }))
          .regex(lines, code('text_unstorable')),
      }),
    )
    .output(page.shape.notes.element),
};
