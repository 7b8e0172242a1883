import { z } from 'zod';
import { day } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';

const word = z
  .string()
  .max(40, code('value_long'))
  .regex(/^[a-z_]+$/, code('choice_invalid'));

/** Who did what to what, and when: the filters of the audit log. */
export const auditFilters = z.object({
  who: z
    .union([z.uuid(), z.literal('system')], { error: code('choice_invalid') })
    .optional()
    .describe('Somebody of the staff, or `system`'),
  action: word.optional(),
  kind: word.optional(),
  subject: z
    .string()
    .overwrite(cleanSearch)
    .max(100, code('value_long'))
    .optional()
    .describe('Whole id of what it was done to'),
  from: day.optional().describe('First day, in India'),
  to: day.optional().describe('Last day, in India'),
});
