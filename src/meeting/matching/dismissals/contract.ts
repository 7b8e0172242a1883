import { z } from 'zod';
import { conflict, manager, member, notFound } from '../../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../../kit/api/lists/pages.ts';
import { instant } from '../../../kit/shared/api/dates.ts';
import { card, profileId } from '../../../people/profiles/contract.ts';
import { DISMISSAL_REASONS } from '../shared/rules.ts';

const tags = ['matching'];
const reason = z.enum(DISMISSAL_REASONS).nullable();
const dismissal = z.object({ reason, dismissedAt: instant });

export type Dismissal = z.output<typeof dismissal>;

/** Endpoints for profiles that must not be recommended again. */
export const dismissals = {
  dismissals: member
    .route({
      method: 'GET',
      path: '/recommendations/dismissals',
      summary: "Profiles that are not for the viewer's profile, the last one first",
      tags,
    })
    .input(z.object({ cursor }))
    .output(z.object({ dismissals: z.array(dismissal.extend({ profile: card })), nextCursor })),
  dismiss: manager
    .route({
      method: 'PUT',
      path: '/recommendations/dismissals/{id}',
      summary: 'Never recommend a profile again; nobody is told',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: profileId,
        reason: reason.optional().describe('Why; without it, the reason of before stays'),
      }),
    )
    .output(dismissal),
  restore: manager
    .route({
      method: 'DELETE',
      path: '/recommendations/dismissals/{id}',
      summary: 'Take a dismissal back: the profile can be recommended again',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: profileId }))
    .output(z.object({})),
};
