import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../../kit/api/contract.ts';
import { staffRoles } from '../../../kit/shared/api/capabilities.ts';
import { instant } from '../../../kit/shared/api/dates.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { mismatch, passwordsMatch } from '../../../people/accounts/shared/rules.ts';
import { invitationForm, joinForm, role, staffName, staffReason } from '../shared/team.ts';

const tags = ['staff'];
const gone = { ...notFound, ...conflict };
const one = z.object({ id: z.uuid(code('not_found')) });
const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

const colleague = z.object({
  id: z.uuid(),
  self: z.boolean(),
  name: z.string(),
  role: z.enum(staffRoles).nullable().describe('Null: a role that this version does not have'),
  email: z.string(),
  lastActiveAt: instant.nullable(),
  endedAt: instant.nullable().describe('Set when their access has ended'),
  secondFactor: z.boolean(),
});

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(staffRoles).nullable(),
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});

export const contract = {
  team: staff('staff.manage')
    .route({
      method: 'GET',
      path: '/staff/team',
      summary: 'The staff, former staff, and invitations that wait; at most 500 of each',
      tags,
    })
    .output(
      z.object({
        required: z.boolean().describe('Whether staff need a second factor on this site'),
        staff: z.array(colleague),
        invitations: z.array(invitation),
      }),
    ),
  invite: staff('staff.manage')
    .route({
      method: 'POST',
      path: '/staff/invitations',
      summary: 'Invites somebody to the team by email',
      tags,
    })
    .errors(conflict)
    .input(invitationForm)
    .output(one),
  resendInvitation: staff('staff.manage')
    .route({
      method: 'POST',
      path: '/staff/invitations/{id}/email',
      summary: 'Sends an invitation again; the link sent before ends',
      tags,
    })
    .errors(notFound)
    .input(one)
    .output(z.object({})),
  withdrawInvitation: staff('staff.manage')
    .route({ method: 'DELETE', path: '/staff/invitations/{id}', summary: 'Withdraws an invitation', tags })
    .errors(notFound)
    .input(one)
    .output(z.object({})),
  changeRole: staff('staff.manage')
    .route({ method: 'PUT', path: '/staff/team/{id}/role', summary: 'Changes the role of a colleague', tags })
    .errors(gone)
    .input(one.extend({ role }))
    .output(z.object({})),
  endAccess: staff('staff.manage')
    .route({
      method: 'POST',
      path: '/staff/team/{id}/end',
      summary: 'Ends the access of a colleague, who is logged out everywhere',
      tags,
    })
    .errors(gone)
    .input(one.extend({ reason: staffReason }))
    .output(z.object({})),
  restoreAccess: staff('staff.manage')
    .route({
      method: 'PUT',
      path: '/staff/team/{id}/access',
      summary: 'Gives a former colleague access again',
      tags,
    })
    .errors(gone)
    .input(one.extend({ role }))
    .output(z.object({})),
  resetSecondFactor: staff('staff.manage')
    .route({
      method: 'POST',
      path: '/staff/team/{id}/second-factor-reset',
      summary: "Removes a colleague's second factor, who sets up a new one at the next login",
      tags,
    })
    .errors(gone)
    .input(one.extend({ reason: staffReason }))
    .output(z.object({})),
  rename: staff('dashboard.read')
    .route({ method: 'PUT', path: '/staff/me/name', summary: "Changes one's own name", tags })
    .errors(notFound)
    .input(z.object({ name: staffName }))
    .output(z.object({})),
  invitation: visitor
    .route({
      method: 'PUT',
      path: '/staff-invitation',
      summary: 'Returns what an invitation to the team is about',
      tags,
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(z.object({ email: z.string(), role: z.enum(staffRoles) })),
  acceptInvitation: visitor
    .route({
      method: 'PUT',
      path: '/staff-invitation/acceptance',
      summary: 'Accepts an invitation to the team: sets name and password, and logs in',
      tags,
    })
    .errors(gone)
    .input(joinForm.extend({ token }).refine(passwordsMatch, mismatch))
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
};
