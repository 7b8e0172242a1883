import { z } from 'zod';
import { staff } from '../../../../kit/api/contract.ts';
import { instant } from '../../../../kit/shared/api/dates.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { profileId } from '../../../../people/profiles/contract.ts';
import { suspension, warning } from '../../../../people/sanctions/shapes.ts';
import { actionReason, memberFilters } from '../../shapes.ts';
import { BULK_ACTIONS, BULK_MAX, LEFT_OUT, MEMBER_STATUSES } from '../../shared/rules.ts';

const tags = ['members'];

const ids = z
  .array(profileId)
  .min(1, code('bulk_none'))
  .max(BULK_MAX, code('bulk_many', { maximum: BULK_MAX }))
  .describe('Each in its own transaction; the same one twice counts once');

const results = z
  .array(
    z.object({
      id: z.string(),
      done: z.boolean(),
      problem: z.string().nullable().describe('Why it was not done'),
    }),
  )
  .describe('In the order of the request');

const many = (path: `/${string}`, summary: string) =>
  staff('members.suspend').route({ method: 'POST', path, summary, tags });

export const contract = {
  previewBulk: staff('members.read')
    .route({
      method: 'POST',
      path: '/staff/bulk-previews',
      summary: 'Whom an act for many members would concern, and who is left out, and why',
      tags,
    })
    .input(
      z.object({
        act: z.enum(BULK_ACTIONS, { error: code('choice_invalid') }),
        ids: ids.optional(),
        filters: memberFilters.optional().describe('Without ids: the newest that fit'),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            status: z.enum(MEMBER_STATUSES),
            leftOut: z.enum(LEFT_OUT).nullable(),
          }),
        ),
        more: z.boolean().describe('Whether more fit than an act takes'),
      }),
    ),
  bulkSuspend: many('/staff/bulk-suspensions', 'Suspends many members')
    .input(suspension.extend({ ids }))
    .output(results),
  bulkRestore: many('/staff/bulk-restorations', 'Ends the suspensions of many members')
    .input(z.object({ ids, reason: actionReason }))
    .output(results),
  bulkWarn: many('/staff/bulk-warnings', 'Warns many members').input(warning.extend({ ids })).output(results),
  bulkVerificationMail: staff('members.edit')
    .route({
      method: 'POST',
      path: '/staff/bulk-verification-emails',
      summary: 'Sends the email that verifies an address again, to many members',
      tags,
    })
    .input(z.object({ ids }))
    .output(results),
  undoable: staff('members.suspend')
    .route({
      method: 'GET',
      path: '/staff/undoable-suspensions',
      summary: "The viewer's newest bulk suspension of the last 10 minutes, which can be undone",
      tags,
    })
    .output(
      z
        .object({
          suspendedAt: instant,
          reason: suspension.shape.reason,
          members: z
            .array(z.object({ id: z.string(), name: z.string() }))
            .describe('Those who still are suspended by it'),
        })
        .nullable(),
    ),
  undoSuspensions: many(
    '/staff/suspension-undos',
    "Undoes the viewer's newest bulk suspension, for 10 minutes",
  )
    .input(z.object({ ids }))
    .output(results),
};
