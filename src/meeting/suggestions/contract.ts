import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound, staff } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { lines } from '../../kit/shared/api/text.ts';
import { full, profileId } from '../../people/profiles/contract.ts';
import { anyWish, matchReason, recommended } from '../matching/contract.ts';
import { DECLINE_REASON_MAX, REPLIES, SUGGESTION_NOTE_MAX, SUGGESTION_STATES } from './shared/rules.ts';

const tags = ['suggestions'];
const suggestion = z.object({ id: z.uuid(code('not_found')) });

const suggested = z.object({
  id: z.uuid(),
  note: z.string().describe('Of our team, to both families'),
  sentAt: instant,
  profile: recommended.omit({ promoted: true, pick: true }),
});

export type Suggested = z.output<typeof suggested>;

const person = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  age: z.number().int(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  preferences: full.shape.preferences.omit({ description: true }),
  wishes: z
    .array(
      z.object({
        wish: anyWish,
        importance: z.enum(['must', 'important', 'nice']),
        met: z.boolean(),
        fact: matchReason
          .omit({ wish: true })
          .nullable()
          .describe('What the other profile states; null where it states nothing'),
      }),
    )
    .describe('The preferences that are stated, and whether the other profile meets them'),
});

export type Compared = z.output<typeof person>;

const sent = z.object({
  id: z.uuid(),
  state: z.enum(SUGGESTION_STATES),
  note: z.string(),
  sentBy: z.string().nullable().describe('Null for a former colleague'),
  mine: z.boolean().describe('Whether the viewer sent it'),
  sentAt: instant,
  changedAt: instant.describe('When it was sent, replied to or withdrawn last'),
  newReply: z.boolean().describe('A family replied since the viewer last opened what they had sent'),
  withdrawable: z.boolean().describe('Nobody has replied yet'),
  sides: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      reply: z.enum(REPLIES).nullable(),
      reason: z.string().nullable().describe('Why it was declined, if the family wrote it'),
      repliedAt: instant.nullable(),
    }),
  ),
});

export type SentSuggestion = z.output<typeof sent>;

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/suggested-matches',
      summary: 'Profiles that our team suggests and that have no reply yet, the newest first',
      tags,
    })
    .output(z.object({ suggestions: z.array(suggested) })),
  decline: manager
    .route({
      method: 'PUT',
      path: '/suggested-matches/{id}/refusal',
      summary: 'Declines a suggestion; our team alone learns of it. Sending an interest accepts one',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      suggestion.extend({
        reason: z
          .string()
          .trim()
          .max(DECLINE_REASON_MAX, code('text_long', { maximum: DECLINE_REASON_MAX }))
          .regex(lines, code('text_unstorable'))
          .nullable()
          .default(null)
          .transform((typed) => typed || null),
      }),
    )
    .output(z.object({})),
  compare: staff('members.suggest')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/matches/{other}',
      summary: 'How two profiles match, both ways; refused with the reason where they cannot be suggested',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id: profileId, other: profileId }))
    .output(z.object({ people: z.array(person).describe('The two, in the order of the request') })),
  suggest: staff('members.suggest')
    .route({
      method: 'POST',
      path: '/staff/suggested-matches',
      summary: 'Suggests two profiles to each other, with a note to both families',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        one: profileId,
        other: profileId,
        note: z
          .string({ error: code('suggestion_note_missing') })
          .trim()
          .min(1, code('suggestion_note_missing'))
          .max(SUGGESTION_NOTE_MAX, code('text_long', { maximum: SUGGESTION_NOTE_MAX }))
          .regex(lines, code('text_unstorable'))
          .describe('Both families read it'),
      }),
    )
    .output(sent),
  staffList: staff('members.suggest')
    .route({
      method: 'GET',
      path: '/staff/suggested-matches',
      summary: 'Suggestions of the team with their replies, the last changed first',
      tags,
    })
    .input(z.object({ state: z.enum(SUGGESTION_STATES).default('open'), cursor }))
    .output(
      z.object({
        items: z.array(sent),
        newReplies: z
          .object({ open: z.number().int(), answered: z.number().int() })
          .describe('How many in these states have a new reply'),
        nextCursor,
      }),
    ),
  seen: staff('members.suggest')
    .route({
      method: 'PUT',
      path: '/staff/suggested-matches/{id}/seen',
      summary: 'Marks the replies to a suggestion of the viewer as read',
      tags,
    })
    .input(suggestion.extend({ changedAt: instant.describe('As the viewer saw it: later replies stay new') }))
    .output(z.object({})),
  withdraw: staff('members.suggest')
    .route({
      method: 'PUT',
      path: '/staff/suggested-matches/{id}/withdrawal',
      summary: 'Withdraws a suggestion that nobody has replied to',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(suggestion)
    .output(sent),
};
