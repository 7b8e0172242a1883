import { z } from 'zod';
import { code } from '../../kit/shared/api/errorCode.ts';
import { lines } from '../../kit/shared/api/text.ts';
import { REPORT_REASONS } from '../safety/shared/rules.ts';
import { SANCTION_MESSAGE_MAX, SUSPENSION_DAYS } from './shared/rules.ts';

/** What a member reads of a warning or a suspension. */
export const message = z
  .string({ error: code('sanction_message_missing') })
  .trim()
  .min(1, code('sanction_message_missing'))
  .max(SANCTION_MESSAGE_MAX, code('text_long', { maximum: SANCTION_MESSAGE_MAX }))
  .regex(lines, code('text_unstorable'));

export const warning = z.object({
  reason: z.enum(REPORT_REASONS, { error: code('report_reason_missing') }),
  message: message.describe('What the member reads'),
});

export const suspension = z.object({
  reason: z.enum(REPORT_REASONS, { error: code('report_reason_missing') }),
  days: z
    .union(
      SUSPENSION_DAYS.map((days) => z.literal(days)),
      { error: code('choice_invalid') },
    )
    .describe('Null: for good'),
  message: z
    .string()
    .trim()
    .max(SANCTION_MESSAGE_MAX, code('text_long', { maximum: SANCTION_MESSAGE_MAX }))
    .regex(lines, code('text_unstorable'))
    .nullable()
    .default(null)
    .transform((typed) => typed || null)
    .describe('What the member reads in the email, beside the reason'),
});
