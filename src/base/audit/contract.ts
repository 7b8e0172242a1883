import { z } from 'zod';
import { staff } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { auditFilters } from './rules.ts';

const tags = ['staff'];

const fields = z.record(z.string(), z.unknown()).nullable();

const row = z.object({
  id: z.number().int().describe('Number in the log: 1, 2, 3 without gaps'),
  recordedAt: instant,
  who: z.object({ id: z.uuid().nullable(), name: z.string().nullable() }),
  role: z.string().describe('At that time; `system` for the site itself'),
  action: z.string(),
  kind: z.string(),
  subjects: z.array(z.string()).describe('Ids of what it was done to'),
  colleagues: z
    .record(z.string(), z.string())
    .describe('Names of those subjects that are accounts of somebody who is or was of the staff, by id'),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  before: fields,
  after: fields,
});

export const contract = {
  list: staff('audit.read')
    .route({ method: 'GET', path: '/staff/audit', summary: 'The audit log, newest first, by filters', tags })
    .input(z.object({ ...auditFilters.shape, cursor }))
    .output(z.object({ items: z.array(row), nextCursor })),
  people: staff('audit.read')
    .route({ method: 'GET', path: '/staff/audit/people', summary: 'Who may be in the audit log', tags })
    .output(z.array(z.object({ id: z.uuid(), name: z.string(), former: z.boolean() }))),
  verify: staff('audit.read')
    .route({
      method: 'GET',
      path: '/staff/audit/verification',
      summary: 'Checks a part of the chain of the audit log, from where the part before ended',
      tags,
    })
    .input(z.object({ cursor }))
    .output(
      z.object({
        checked: z.number().int().describe('Rows that were checked so far'),
        total: z.number().int().describe('Rows in the log'),
        problem: z.string().nullable().describe('What is wrong with the first row that does not fit'),
        last: z.string().nullable().describe('Number and hash of the last row, once all are checked'),
        nextCursor,
      }),
    ),
};
