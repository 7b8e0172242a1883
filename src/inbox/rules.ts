import { z } from 'zod';
import { email } from '../accounts/rules.ts';

/** A message of the contact form. */
export const contactMessage = z.object({
  name: z
    .string({ error: 'Enter your name.' })
    .trim()
    .min(1, 'Enter your name.')
    .max(100, 'A name has at most 100 characters.')
    // It becomes part of a mail's subject.
    .regex(/^[^\p{Cc}]*$/u, 'A name stands on one line.'),
  email,
  message: z
    .string({ error: 'Write your message.' })
    .trim()
    .min(1, 'Write your message.')
    .max(5000, 'A message has at most 5,000 characters.'),
});

export type ContactMessage = z.output<typeof contactMessage>;
