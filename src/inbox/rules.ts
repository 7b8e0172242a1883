import { z } from 'zod';
import { email } from '../accounts/rules.ts';
import { code } from '../kit/api/errorCode.ts';

/** A message of the contact form. */
export const contactMessage = z.object({
  name: z
    .string({ error: code('your_name_missing') })
    .trim()
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

/** Rights of the Digital Personal Data Protection Act, 2023, sections 11 to 14, by which a member asks about their data. */
export const DATA_TOPICS = ['access', 'correction', 'erasure', 'nominee'] as const;
/** What a message is about. */
export const TOPICS = ['general', ...DATA_TOPICS] as const;
export type Topic = (typeof TOPICS)[number];

/** A member's request about their data. */
export const dataRequest = contactMessage
  .pick({ message: true })
  .extend({ topic: z.enum(DATA_TOPICS, { error: code('data_topic_missing') }) });

export type DataRequest = z.output<typeof dataRequest>;
export type DataRequestInput = z.input<typeof dataRequest>;

export type ContactMessage = z.output<typeof contactMessage>;

/** States of a message: to be answered, answered, done, and not meant seriously. */
export const MESSAGE_STATES = ['new', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** IT Rules, 2021, rule 3(2): a complaint is acknowledged within 24 hours, and dealt with soon after; we take a week. */
export const ACKNOWLEDGED_IN_HOURS = 24;
export const CLOSED_IN_HOURS = 7 * 24;

/** Returns the mark of a conversation in the subjects of its emails, by which staff find it again. */
export const markOf = (thread: string): string => `#${thread.slice(0, 8)}`;
