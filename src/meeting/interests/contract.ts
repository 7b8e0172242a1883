import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { card, profileId } from '../../people/profiles/contract.ts';
import { complaint, reported } from '../../people/safety/contract.ts';
import { BOXES, INTAKES, INTEREST_STATES } from './shared/rules.ts';

/** An interest as seen by one of its two sides. */
export const interest = z.object({
  id: z.uuid(),
  state: z.enum(INTEREST_STATES),
  sent: z.boolean().describe('Whether the viewer sent it; else they received it'),
  sentAt: instant.describe('When it was sent; to its receiver: when it reached them'),
  answeredAt: instant.nullable(),
  sendAgainAt: instant
    .nullable()
    .describe(
      'When the viewer may send an interest to this profile again; null: now, or it is not theirs to send',
    ),
});

export type Interest = z.output<typeof interest>;

const perWeek = z.literal(INTAKES).nullable();
const intake = z.object({
  perWeek: perWeek.describe('How many new interests a week reach the profile; null: all of them'),
});

const id = z.object({ id: z.uuid(code('not_found')) });
const profile = z.object({ id: profileId });
const answer = manager
  .errors({ ...notFound, ...conflict })
  .input(id)
  .output(interest);

export const contract = {
  send: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/interest',
      summary:
        'Send an interest, which may wait in a queue; accepts the pending one of the other profile instead',
      tags: ['interests'],
    })
    .errors({ ...notFound, ...conflict })
    .input(
      profile.extend({
        undoable: z
          .boolean()
          .optional()
          .describe(
            'Whether the receiver learns of it some seconds later, so that it can be undone until then',
          ),
      }),
    )
    .output(interest),
  undoSending: manager
    .route({
      method: 'DELETE',
      path: '/profiles/{id}/interest',
      summary:
        'Undo shortly afterwards that an interest was sent, before its receiver learns of it. It counts for no limit',
      tags: ['interests'],
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(z.object({ interest: interest.nullable().describe('What is between the two now') })),
  between: memberOrTeam
    .route({
      method: 'GET',
      path: '/profiles/{id}/interest',
      summary: 'The interest between the viewer and a profile, and how many they may still send today',
      tags: ['interests'],
    })
    .errors(notFound)
    .input(profile)
    .output(
      z.object({
        interest: interest.nullable(),
        leftToday: z.number().int().nullable().describe('null: without limit'),
      }),
    ),
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/interests',
      summary: 'Interests received or sent, the newest first',
      tags: ['interests'],
    })
    .input(
      z.object({
        box: z.enum(BOXES).default('received'),
        cursor,
      }),
    )
    .output(
      z.object({
        interests: z.array(interest.extend({ profile: card })),
        nextCursor,
        waiting: z.number().int().describe('Received interests without a reply'),
      }),
    ),
  waiting: memberOrTeam
    .route({
      method: 'GET',
      path: '/waiting-interests',
      summary: 'Counts the received interests that have no reply yet',
      tags: ['interests'],
    })
    .output(z.object({ waiting: z.number().int() })),
  accept: answer.route({
    method: 'PUT',
    path: '/interests/{id}/acceptance',
    summary: 'Accept a received interest, also one declined before',
    tags: ['interests'],
  }),
  undoAcceptance: answer.route({
    method: 'DELETE',
    path: '/interests/{id}/acceptance',
    summary:
      'Undo an acceptance shortly after it; the interest is pending again, or declined if it was before',
    tags: ['interests'],
  }),
  decline: answer.route({
    method: 'PUT',
    path: '/interests/{id}/refusal',
    summary: 'Decline a received interest',
    tags: ['interests'],
  }),
  undoRefusal: answer.route({
    method: 'DELETE',
    path: '/interests/{id}/refusal',
    summary: 'Undo shortly afterwards that a received interest was declined',
    tags: ['interests'],
  }),
  undoWithdrawal: answer.route({
    method: 'DELETE',
    path: '/interests/{id}/withdrawal',
    summary: 'Undo shortly afterwards that a sent interest was withdrawn',
    tags: ['interests'],
  }),
  withdraw: answer.route({
    method: 'PUT',
    path: '/interests/{id}/withdrawal',
    summary: 'Withdraw a sent interest that is pending or in the queue',
    tags: ['interests'],
  }),
  former: memberOrTeam
    .route({
      method: 'GET',
      path: '/former-connections',
      summary: 'Those the viewer is connected with but may not see any more, at most 50, the newest first',
      tags: ['interests'],
    })
    .output(
      z.object({
        connections: z.array(
          z.object({
            id: z.uuid().describe('Of the interest'),
            name: z.string().describe('The first name'),
            connectedAt: instant,
          }),
        ),
      }),
    ),
  reportFormer: manager
    .route({
      method: 'PUT',
      path: '/former-connections/{id}/report',
      summary: 'Report somebody the viewer is connected with but may not see any more',
      tags: ['interests'],
    })
    .errors({ ...notFound, ...conflict })
    .input(complaint.extend(id.shape))
    .output(reported),
  intake: memberOrTeam
    .route({
      method: 'GET',
      path: '/interest-intake',
      summary: 'How many new interests a week the profile wants to see; the others wait in a queue',
      tags: ['interests'],
    })
    .output(intake),
  setIntake: manager
    .route({
      method: 'PUT',
      path: '/interest-intake',
      summary: 'Set how many new interests a week reach the profile',
      tags: ['interests'],
    })
    .input(intake)
    .output(intake),
};
