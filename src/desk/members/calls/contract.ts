import { z } from 'zod';
import { conflict, notFound, staff } from '../../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../../kit/api/lists/pages.ts';
import { anyDay, instant } from '../../../kit/shared/api/dates.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lines } from '../../../kit/shared/api/text.ts';
import { memberInput } from '../shapes.ts';
import { CALL_DIRECTIONS, CALL_NOTE_MAX, CALL_OUTCOMES, CALL_PERSONS } from '../shared/calls.ts';

const tags = ['members'];

const call = z.object({
  id: z.uuid(),
  calledAt: instant.describe('When the call was'),
  direction: z.enum(CALL_DIRECTIONS),
  person: z.enum(CALL_PERSONS),
  outcome: z.enum(CALL_OUTCOMES),
  callBackOn: z.string().nullable().describe('YYYY-MM-DD; set where they asked us to call back'),
  note: z.string().nullable(),
  author: z.string().nullable().describe('Who recorded it; null for a former colleague'),
  removableUntil: instant.nullable().describe("Set on the viewer's own calls that can still be removed"),
});

/** A call as it is recorded. Its times are checked against the clock by `addCall`. */
export const newCall = memberInput.extend({
  calledAt: instant.optional().describe('When the call was, in the last 30 days; now by default'),
  direction: z.enum(CALL_DIRECTIONS, { error: code('choice_invalid') }),
  person: z.enum(CALL_PERSONS, { error: code('choice_invalid') }),
  outcome: z.enum(CALL_OUTCOMES, { error: code('choice_invalid') }),
  callBackOn: anyDay
    .nullable()
    .default(null)
    .describe('YYYY-MM-DD, a day in India; with the outcome call_back only, which needs it'),
  note: z
    .string()
    .trim()
    .max(CALL_NOTE_MAX, code('text_long', { maximum: CALL_NOTE_MAX }))
    .regex(lines, code('text_unstorable'))
    .nullable()
    .default(null)
    .transform((typed) => typed || null),
});

export const contract = {
  calls: staff('members.read')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/calls',
      summary: 'Phone calls with a member or their family, newest first',
      tags,
    })
    .errors(notFound)
    .input(memberInput.extend({ cursor }))
    .output(z.object({ items: z.array(call), nextCursor })),
  addCall: staff('members.read')
    .route({ method: 'POST', path: '/staff/members/{id}/calls', summary: 'Records a phone call', tags })
    .errors(notFound)
    .input(newCall)
    .output(call),
  removeCall: staff('members.read')
    .route({
      method: 'DELETE',
      path: '/staff/members/{id}/calls/{call}',
      summary: 'Removes a call that the viewer recorded in the last 10 minutes',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(memberInput.extend({ call: z.uuid(code('not_found')) }))
    .output(z.object({})),
};
