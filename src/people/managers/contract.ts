import { z } from 'zod';
import {
  account,
  conflict,
  forbidden,
  manager,
  member,
  memberOrTeam,
  notFound,
  visitor,
} from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { email, mismatch, passwordsMatch } from '../accounts/shared/rules.ts';
import { HISTORY_ACTS, HISTORY_MAX, joining, MANAGER_RELATIONS, naming, ROLES } from './shared/rules.ts';

const role = z.enum(ROLES, code('choice_invalid'));
const relation = z.enum(MANAGER_RELATIONS, code('choice_invalid'));
const shownRelation = z
  .string()
  .nullable()
  .describe('Who they are to the person; null where nobody has said');

const managerOf = z.object({
  id: z.uuid(),
  you: z.boolean(),
  role,
  relation: shownRelation,
  name: z.string().nullable().describe('What they are called; null where they have not said it'),
  email: z.string().nullable().describe('For owners, and of the viewer; null otherwise'),
  since: instant,
});

const invitation = z.object({
  id: z.uuid(),
  email: z.string().nullable().describe('null: it is passed on as a link'),
  role,
  relation: z.string(),
  sentAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});

const id = z.object({ id: z.uuid() });
const link = z.object({ link: z.string().describe('Its token is not stored and cannot be shown again') });
const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

const invitationFields = z.object({ email: email.nullable(), role, relation });

const tags = ['managers'];

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/me/managers',
      summary: 'Who manages the profile, and who is invited',
      tags,
    })
    .output(
      z.object({
        managers: z.array(managerOf),
        invitations: z.array(invitation).describe('Open and lately expired ones; for owners alone'),
      }),
    ),
  history: member
    .route({
      method: 'GET',
      path: '/me/managers/history',
      summary: `What each manager did for the profile: the last ${HISTORY_MAX} acts, as far back as events are kept`,
      tags,
    })
    .output(
      z.array(
        z.object({
          recordedAt: instant,
          act: z.enum(HISTORY_ACTS),
          you: z.boolean(),
          relation: shownRelation,
          name: z.string().nullable().describe('Of who still manages the profile'),
          email: z.string().nullable().describe('For owners'),
          managing: z.boolean().describe('Whether they still manage the profile'),
          about: z
            .object({ id: z.string(), name: z.string() })
            .nullable()
            .describe('The other profile, where it is visible'),
        }),
      ),
    ),
  invite: manager
    .route({
      method: 'POST',
      path: '/me/managers/invitations',
      successStatus: 201,
      summary: 'Invites somebody to manage the profile, by email or by a link; for owners',
      tags,
    })
    .errors(conflict)
    .input(invitationFields)
    .output(z.object({ id: z.uuid(), link: z.string().nullable().describe('Where it is not emailed') })),
  sendInvitation: manager
    .route({
      method: 'POST',
      path: '/me/managers/invitations/{id}/emails',
      summary: 'Emails an invitation again; it is open for another 7 days',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(id)
    .output(z.object({})),
  linkInvitation: manager
    .route({
      method: 'POST',
      path: '/me/managers/invitations/{id}/links',
      summary: 'Makes a link to an invitation; it is open for another 7 days',
      tags,
    })
    .errors(notFound)
    .input(id)
    .output(link),
  withdrawInvitation: manager
    .route({
      method: 'DELETE',
      path: '/me/managers/invitations/{id}',
      summary: 'Withdraws an invitation: its links stop working',
      tags,
    })
    .input(id)
    .output(z.object({})),
  change: manager
    .route({
      method: 'PUT',
      path: '/me/managers/{id}',
      summary: 'Changes what a manager may do; for owners. One owner must stay',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(id.extend({ role, relation: relation.nullable() }))
    .output(z.object({})),
  remove: member
    .route({
      method: 'DELETE',
      path: '/me/managers/{id}',
      summary: 'Removes a manager, for owners; or leaves the profile. One owner must stay',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(id)
    .output(z.object({})),
  setName: account
    .route({
      method: 'PUT',
      path: '/account/name',
      summary: 'States what the person of the account is called, for those who manage profiles together',
      tags: ['accounts'],
    })
    .input(naming)
    .output(z.object({ name: z.string().nullable() })),
  // A token in an address would be in logs.
  invitation: visitor
    .route({
      method: 'PUT',
      path: '/manager-invitation',
      summary: 'Returns the invitation of a link',
      tags,
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(
      z.object({
        name: z.string().describe('The first name of the person'),
        role,
        relation: z.string(),
        email: z.string().nullable().describe('Where the link was emailed'),
        accepted: z.boolean().describe('By the account that is logged in'),
        managing: z.boolean().describe('Whether that account manages the profile'),
      }),
    ),
  accept: account
    .route({
      method: 'PUT',
      path: '/manager-invitation/acceptance',
      summary: 'Accepts the invitation of a link; the session acts for the profile from then on',
      tags,
    })
    .errors({ ...notFound, ...conflict, ...forbidden })
    .input(z.object({ token }))
    .output(z.object({ id: z.string(), name: z.string() })),
  join: visitor
    .route({
      method: 'POST',
      path: '/manager-invitation/accounts',
      successStatus: 201,
      summary:
        'Accepts the invitation of a link with a new account, which has no profile of its own; logs in',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(joining.extend({ token }).refine(passwordsMatch, mismatch))
    .output(z.object({ id: z.string(), name: z.string() })),
};
