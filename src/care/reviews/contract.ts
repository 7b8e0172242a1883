import { z } from 'zod';
import { colleague, colleagues } from '../../kit/api/claims.ts';
import { conflict, manager, memberOrTeam, notFound, staff } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { REJECT_REASONS } from '../../kit/shared/api/rejections.ts';
import { OCCASIONS } from '../../meeting/stories/shared/limits.ts';
import { documentToReview } from '../../people/identity/contract.ts';
import { ROLES } from '../../people/managers/shared/rules.ts';
import { full } from '../../people/profiles/contract.ts';
import { TEXTS } from '../../people/profiles/texts/names.ts';
import { REPORT_REASONS, REPORTABLE } from '../../people/safety/shared/rules.ts';
import { messageSnapshot } from '../../people/safety/snapshot.ts';
import { suspension } from '../../people/sanctions/shapes.ts';
import { QUEUE_PARTS, REVIEW_KINDS, REVIEW_NOTE_MAX, REVIEW_STATES, TOGETHER_MAX } from './shared/rules.ts';

const tags = ['reviews'];
const text = z.string().nullable();

const ownReview = z.object({
  kind: z.enum(REVIEW_KINDS),
  state: z.enum(REVIEW_STATES),
  reason: z.enum(REJECT_REASONS).nullable().describe('Why it was rejected'),
  note: text.describe('What the reviewer wrote to the member'),
  submittedAt: instant,
  decidedAt: instant.nullable(),
});

const review = ownReview.extend({
  id: z.uuid(),
  version: z.number().int().describe('Counts the changes of what is reviewed'),
  profile: z.object({ name: z.string(), publicId: z.string() }),
  dueAt: instant.describe(
    'Of a report: 24 hours until somebody has taken it up, then 7 days until it is decided',
  ),
  overdue: z.boolean(),
  claimedAt: instant
    .nullable()
    .describe(
      'Null when nobody has it, also an hour after somebody claimed it; what a colleague assigned stays',
    ),
  claimedBy: text,
  claimedById: z.number().int().nullable().describe('Account of who has it'),
  mine: z.boolean().describe('Whether the viewer has claimed it'),
  reviewer: text.describe('Who decided'),
});

const reported = z.object({
  kind: z.enum(REPORTABLE),
  against: z
    .object({ reports: z.number().int(), reporters: z.number().int(), upheld: z.number().int() })
    .describe('How often the profile, its photos and messages were reported'),
  reports: z.array(
    z.object({
      id: z.uuid(),
      reporter: z.object({ name: z.string(), publicId: z.string() }).nullable(),
      reasons: z.array(z.enum(REPORT_REASONS)),
      note: text,
      filedAt: instant,
      photo: text.describe('Address of the copy of the photo'),
    }),
  ),
  profile: full,
  message: text.describe('Id of the message that was reported'),
  messages: z.array(messageSnapshot).describe('That message and those around it'),
});

const id = z.uuid(code('not_found'));
const note = z
  .string()
  .trim()
  .max(REVIEW_NOTE_MAX)
  .nullable()
  .default(null)
  .describe(
    'What the member has to change; needed with the reason `other`. Of a report, for colleagues; needed to uphold it',
  );

export const contract = {
  mine: memberOrTeam
    .route({
      method: 'GET',
      path: '/reviews',
      summary: "Returns the newest review of each kind for the viewer's profile",
      tags,
    })
    .output(z.array(ownReview)),
  submit: manager
    .route({
      method: 'PUT',
      path: '/reviews/profile',
      summary: "Submits the viewer's rejected profile again",
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .output(ownReview),
  queue: staff('profiles.review')
    .route({
      method: 'GET',
      path: '/staff/reviews',
      summary: 'What waits for a decision, by when it is due; decided ones, the newest first',
      tags,
    })
    .input(
      z.object({
        state: z
          .enum(QUEUE_PARTS)
          .default('waiting')
          .describe('Reports are upheld or dismissed, everything else is approved or rejected'),
        kind: z.enum(REVIEW_KINDS).optional().describe('Left out for all kinds'),
        cursor,
      }),
    )
    .output(
      z.object({
        items: z.array(
          review.extend({
            together: z
              .number()
              .int()
              .describe('Waiting reports about one person are one item: how many they are'),
          }),
        ),
        nextCursor,
        waiting: z.number().int().describe('How many of all kinds wait'),
        waitingOf: z
          .array(z.object({ kind: z.enum(REVIEW_KINDS), waiting: z.number().int() }))
          .describe('How many of each kind wait; kinds of which none waits are left out'),
      }),
    ),
  read: staff('profiles.review')
    .route({
      method: 'GET',
      path: '/staff/reviews/{id}',
      summary: 'One review with all that it is about',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id }))
    .output(
      z.object({
        review,
        profile: full,
        suspended: z.boolean().describe('Whether the member is suspended now'),
        namesakes: z
          .array(
            z.object({ id: z.string(), name: z.string(), sameName: z.boolean(), samePhone: z.boolean() }),
          )
          .describe('Of a new profile: those that may be of the same person, the likeliest 20'),
        accounts: z
          .array(
            z.object({
              role: z.enum(ROLES),
              relation: text.describe('Who they are to the person; null where nobody has said'),
              registeredAt: instant,
              emailVerified: z.boolean(),
            }),
          )
          .describe('Those that manage the profile, the first one first'),
        texts: z
          .array(z.object({ name: z.enum(TEXTS), submitted: text, approved: text }))
          .describe('Texts that wait, beside what others see now'),
        photos: z
          .array(
            z.object({
              id: z.uuid(),
              src: z.string(),
              whole: z.string().describe('The whole picture, of which others see a part'),
              similar: z
                .array(z.object({ publicId: z.string(), name: z.string(), src: z.string() }))
                .describe('Profiles of other accounts that have the same picture, with theirs'),
            }),
          )
          .describe('Photos that wait'),
        reported: reported.nullable().describe('What was reported, as it stood when it was reported first'),
        together: z
          .array(review.extend({ reported: z.enum(REPORTABLE) }))
          .describe('Other waiting reports about the same person, by when they are due'),
        story: z
          .object({
            names: z.string(),
            event: z.object({ occasion: z.enum(OCCASIONS), month: z.string() }).nullable(),
            city: z.string(),
            body: z.string(),
            partner: z.object({ publicId: z.string(), name: z.string() }),
          })
          .nullable()
          .describe('The success story that waits, and whose consent it has'),
        document: documentToReview
          .nullable()
          .describe('The identity document that waits, and what it is compared with'),
        earlier: z.array(review).describe('Earlier decisions on the same, the newest first'),
        colleagues,
      }),
    ),
  claim: staff('profiles.review')
    .route({
      method: 'PUT',
      path: '/staff/reviews/{id}/claim',
      summary: 'Assigns a review to the viewer, or to a colleague, for an hour',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id,
        claimedAt: instant.nullable().describe('As it was read; another one is refused'),
        colleague: colleague.optional(),
      }),
    )
    .output(review),
  decide: staff('profiles.review')
    .route({
      method: 'PUT',
      path: '/staff/reviews/{id}/decision',
      summary: 'Approves or rejects what waits; a report that is rejected is upheld',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id,
        version: z.number().int().describe('As it was read; another one is refused'),
        state: z.enum(['approved', 'rejected']),
        reason: z
          .enum(REJECT_REASONS)
          .nullable()
          .default(null)
          .describe('Needed to reject, other than a report'),
        note,
        also: z
          .array(z.object({ id, version: z.number().int() }))
          .max(TOGETHER_MAX)
          .default([])
          .describe(
            'Other waiting reports about the same person that are decided alike: all of them or none',
          ),
        suspension: suspension
          .nullable()
          .default(null)
          .describe('Suspends the member with it, where a report is upheld; needs `members.suspend`'),
      }),
    )
    .output(review),
  takeDownPhoto: staff('profiles.review')
    .route({
      method: 'PUT',
      path: '/staff/photos/{id}/rejection',
      summary: 'Hides a photo from others, also one that was approved; its member reads why',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id, reason: z.enum(REJECT_REASONS).nullable().default(null), note }))
    .output(review),
};
