import { z } from 'zod';
import { memberOrTeam, staff } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { card } from '../../people/profiles/contract.ts';
import { type AnyWish, severalFacts, WISHES } from '../../people/profiles/shared/wishes/list.ts';
import { interest } from '../interests/contract.ts';
import { dismissals } from './dismissals/contract.ts';

/** A wish, or one for one of the site's own fields: custom.sect. */
export const anyWish = z.union([
  z.enum(WISHES),
  z.templateLiteral(['custom.', z.string()]),
]) satisfies z.ZodType<AnyWish>;

/** A wish that is met, and the value that meets it. */
export const matchReason = z.object({
  wish: anyWish,
  value: z
    .union([z.string(), z.number()])
    .describe(
      'What meets it: years, cm, rupees a year, the key of an option, or of words the text as it was wished',
    ),
  of: z.enum(severalFacts).optional().describe('Which fact it is, where a wish has several'),
});

export type Reason = z.output<typeof matchReason>;

const met = z
  .object({ met: z.number().int(), of: z.number().int() })
  .nullable()
  .describe('How many of how many preferences are met; null unless both have stated preferences');

export const recommended = card.extend({
  interest: interest.nullable(),
  reasons: z
    .object({
      mine: z
        .array(matchReason)
        .max(3)
        .describe("The viewer's strongest preferences that this profile meets"),
      theirs: z
        .array(matchReason)
        .max(3)
        .describe("This profile's strongest preferences that the viewer meets"),
    })
    .describe('Empty unless both have stated preferences'),
  met: z.object({ mine: met, theirs: met }),
  promoted: z.boolean().describe('Because of its plan it may be shown earlier than it would be'),
  pick: z.boolean().describe("The mutual pick of the week: each is the other's"),
});

export type Recommended = z.output<typeof recommended>;

export const contract = {
  recommendations: memberOrTeam
    .meta({ access: 'member', team: true, counted: true })
    .route({
      method: 'GET',
      path: '/recommendations',
      summary: 'Profiles of the opposite gender that match best, both ways, six at a time',
      tags: ['matching'],
    })
    .input(z.object({ cursor }))
    .output(z.object({ profiles: z.array(recommended), nextCursor })),
  pick: memberOrTeam
    .meta({ access: 'member', team: true, counted: true })
    .route({
      method: 'GET',
      path: '/recommendations/pick',
      summary: 'The mutual pick of the week: one profile that is shown the viewer, and the viewer to it',
      tags: ['matching'],
    })
    .output(z.object({ pick: recommended.nullable() })),
  ...dismissals,
  figures: staff('dashboard.read')
    .route({
      method: 'GET',
      path: '/staff/matching',
      summary: 'Figures of the matching, day by day, the newest first',
      tags: ['matching', 'staff'],
    })
    .output(
      z.object({
        days: z.array(
          z.object({
            day: z.string().describe('YYYY-MM-DD; looks back on four weeks'),
            activeMembers: z.number().int(),
            matchesPerMember: z
              .number()
              .describe('Accepted interests of the four weeks, counted for both sides'),
            exposureGini: z.number().describe('How unequally members were shown: 0, all alike, to 1'),
            shareAnswered: z.number().nullable().describe('Of the interests sent, 0 to 1; null without any'),
          }),
        ),
      }),
    ),
};
