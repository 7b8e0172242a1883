import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanName } from '../../../kit/shared/text/clean.ts';
import { email } from '../../../people/accounts/shared/rules.ts';
import { DATA_TOPICS } from './lists.ts';

/** A message of the contact form. */
export const contactMessage = z.object({
  name: z
    .string({ error: code('your_name_missing') })
    .overwrite(cleanName)
    .min(1, code('your_name_missing'))
    .max(100, code('name_long', { maximum: 100 }))
    // Used in the subject of an email.
    .regex(/^[^\p{Cc}]*$/u, code('name_lines')),
  email,
  message: z
    .string({ error: code('your_message_missing') })
    .trim()
    .min(1, code('your_message_missing'))
    .max(5000, code('message_long', { maximum: 5000 })),
});

/** A member's request about their data. */
export const dataRequest = contactMessage
  .pick({ message: true })
  .extend({ topic: z.enum(DATA_TOPICS, { error: code('data_topic_missing') }) });

export type DataRequest = z.output<typeof dataRequest>;
export type DataRequestInput = z.input<typeof dataRequest>;

export type ContactMessage = z.output<typeof contactMessage>;
