import { z } from 'zod';
import { conflict, notFound, staff } from '../../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../../kit/api/lists/pages.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { line } from '../../../kit/shared/api/text.ts';
import { listedMember, memberFilters } from '../shapes.ts';
import { MEMBER_SORTS, VIEW_NAME_MAX } from '../shared/rules.ts';

const tags = ['members'];

export const listQuery = memberFilters.extend({ sort: z.enum(MEMBER_SORTS).default('newest'), cursor });

const view = z.object({ id: z.uuid(), name: z.string(), query: z.string() });

export const contract = {
  list: staff('members.read')
    .route({ method: 'GET', path: '/staff/members', summary: 'The members of the site, by filters', tags })
    .input(listQuery)
    .output(
      z.object({
        items: z.array(listedMember),
        nextCursor,
        total: z
          .object({ count: z.number().int(), more: z.boolean() })
          .nullable()
          .describe('How many there are, counted to 1000; on the first page only'),
      }),
    ),
  views: staff('members.read')
    .route({ method: 'GET', path: '/staff/member-views', summary: 'Filters that the viewer has saved', tags })
    .output(z.array(view)),
  saveView: staff('members.read')
    .route({ method: 'POST', path: '/staff/member-views', summary: 'Saves filters under a name', tags })
    .errors(conflict)
    .input(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, code('view_name_missing'))
          .max(VIEW_NAME_MAX, code('name_long', { maximum: VIEW_NAME_MAX }))
          .regex(line, code('text_unstorable')),
        query: z.string().max(600).describe('As in the address of the list'),
      }),
    )
    .output(view),
  removeView: staff('members.read')
    .route({ method: 'DELETE', path: '/staff/member-views/{id}', summary: 'Removes saved filters', tags })
    .errors(notFound)
    .input(z.object({ id: z.uuid(code('not_found')) }))
    .output(z.object({})),
};
