import { z } from 'zod';
import { account, accountOrTeam, conflict, notFound, staff } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line } from '../../kit/shared/api/text.ts';
import { profileId } from '../profiles/contract.ts';
import { ACCESS_REASON_MAX, ACCESS_STATES } from './rules.ts';

const tags = ['account access'];
const id = z.uuid(code('not_found'));

const access = z.object({
  id: z.uuid(),
  state: z.enum(ACCESS_STATES),
  reason: z.string(),
  askedAt: instant,
  endsAt: instant.describe('The request while it has no answer, then the access'),
  lastUsedAt: instant.nullable().describe('When the colleague last began to look'),
});

const own = access.extend({
  colleague: z.string().nullable().describe('Null for a former colleague'),
  profile: z.object({ id: z.string(), name: z.string() }),
});

const asked = access.extend({ manager: z.uuid().describe('Who was asked, of the managers of the profile') });

export const contract = {
  list: account
    .route({
      method: 'GET',
      path: '/me/team-access',
      summary: 'The newest requests of our team to see the site as the viewer does, at most 20',
      tags,
    })
    .output(z.array(own)),
  answer: account
    .route({
      method: 'PUT',
      path: '/me/team-access/{id}/answer',
      summary: 'Allows or declines a request; allowed, it ends after an hour',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id, allowed: z.boolean() }))
    .output(own),
  end: account
    .route({
      method: 'DELETE',
      path: '/me/team-access/{id}',
      summary: 'Ends the access at once, or declines the request',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id }))
    .output(own),
  leave: accountOrTeam
    .route({
      method: 'DELETE',
      path: '/team-access/session',
      summary: 'Goes back from the account that is looked at to the own one of the colleague',
      tags,
    })
    .output(
      z.object({ member: z.string().nullable().describe('The profile that was looked at; null for none') }),
    ),
  ofMember: staff('members.impersonate')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/access',
      summary: "The viewer's newest request to each manager of the profile",
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: profileId }))
    .output(z.array(asked)),
  ask: staff('members.impersonate')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/access',
      summary: "Asks one of a profile's managers to let the viewer see the site as they do",
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: profileId,
        manager: id,
        reason: z
          .string({ error: code('reason_missing') })
          .trim()
          .min(1, code('reason_missing'))
          .max(ACCESS_REASON_MAX, code('text_long', { maximum: ACCESS_REASON_MAX }))
          .regex(line, code('text_unstorable'))
          .describe('The member reads it'),
      }),
    )
    .output(asked),
  logIn: staff('members.impersonate')
    .route({
      method: 'POST',
      path: '/staff/access/{id}/session',
      summary: 'Opens the site as the account that has allowed it: everything is read only',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id }))
    .output(z.object({ endsAt: instant })),
};
