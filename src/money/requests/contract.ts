import { z } from 'zod';
import { colleague, colleagues } from '../../kit/api/claims.ts';
import { conflict, manager, memberOrTeam, notFound, staff } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { requestable } from '../memberships/shared/rules.ts';
import { REQUEST_STATES } from './shared/rules.ts';

const tags = ['requests'];

/** Text in several lines. */
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, code('text_long', { maximum: max }));

const request = z.object({
  id: z.uuid(),
  entitlement: z.enum(requestable),
  message: z.string(),
  state: z.enum(REQUEST_STATES),
  answer: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const staffRequest = request.extend({
  member: z.object({ name: z.string(), publicId: z.string() }),
  plan: z.string(),
  takenBy: z
    .string()
    .nullable()
    .describe(
      'Null an hour after somebody claimed it, unless it has a reply; what a colleague assigned stays',
    ),
  takenById: z.number().int().nullable().describe('Account of who has it'),
  dueAt: instant,
  overdue: z.boolean(),
  mine: z.boolean().describe('Whether it is assigned to the viewer'),
});

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/requests',
      summary: "Requests to the team for the viewer's profile, newest first",
      tags,
    })
    .output(z.array(request)),
  ask: manager
    .route({
      method: 'POST',
      path: '/requests',
      summary: 'Sends the team a request that the plan includes; one of a kind is open at a time',
      tags,
    })
    .errors(conflict)
    .input(
      z.object({
        entitlement: z.enum(requestable),
        message: lines(2000).min(1, code('request_missing')),
      }),
    )
    .output(request),
  queue: staff('requests.answer')
    .route({
      method: 'GET',
      path: '/staff/requests',
      summary: 'Requests of members by when they are due; done ones, the newest first',
      tags,
    })
    .input(z.object({ state: z.enum(REQUEST_STATES).default('open'), cursor }))
    .output(
      z.object({
        items: z.array(staffRequest),
        nextCursor,
        open: z.number().int().describe('How many are not assigned'),
        colleagues,
      }),
    ),
  change: staff('requests.answer')
    .route({
      method: 'PUT',
      path: '/staff/requests/{id}',
      summary: 'Assigns a request to the viewer or to a colleague, or answers and closes it',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: z.uuid(code('not_found')),
        updatedAt: instant.describe('Of the request as it was read; another one is refused'),
        state: z.enum(['in_progress', 'done']),
        answer: lines(4000).nullable().default(null),
        colleague: colleague.optional(),
      }),
    )
    .output(staffRequest),
};
