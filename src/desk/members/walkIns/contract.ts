import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../../kit/api/contract.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { mismatch, passwordsMatch } from '../../../people/accounts/shared/rules.ts';
import { memberInput } from '../shapes.ts';
import { claiming, familyOn } from '../shared/walkIns.ts';

const tags = ['members'];

const link = z.string().nullable().describe('The link for the family, to pass on; null where it was emailed');

const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

/** How the family gets the link. */
const send = z.boolean().describe('Whether to email the link; else it is returned');

export const contract = {
  registerWalkIn: staff('members.register')
    .route({
      method: 'POST',
      path: '/staff/walk-ins',
      summary: 'Registers a family that came to the office: a profile, and an account without a password',
      tags,
    })
    .errors(conflict)
    .input(familyOn(() => dayInIndia(new Date())).safeExtend({ send }))
    .output(
      z.object({
        id: z.string(),
        link,
        asked: z.boolean().describe('Whether the person was sent the link to agree'),
        notAsked: z
          .object({ code: z.string(), message: z.string() })
          .nullable()
          .describe('Why the person was not sent the link that was wanted'),
      }),
    ),
  sendClaim: staff('members.register')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/claim-link',
      summary: 'Makes a new link by which the family claims its profile; earlier ones end',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(memberInput.extend({ send }))
    .output(z.object({ link })),
  claim: visitor
    .route({
      method: 'PUT',
      path: '/claim',
      summary: 'Returns what a link to claim a profile is about',
      tags,
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(
      z.object({
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable().describe('The login of a family without an email address'),
      }),
    ),
  acceptClaim: visitor
    .route({
      method: 'PUT',
      path: '/claim/acceptance',
      summary: 'Claims a profile that our team registered: sets the password, gives consent, and logs in',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(claiming.extend({ token }).refine(passwordsMatch, mismatch))
    .output(z.object({ id: z.string() })),
};
