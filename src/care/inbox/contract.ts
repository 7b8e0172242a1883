import { z } from 'zod';
import { account, conflict, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { DATA_TOPICS, MESSAGE_STATES, TOPICS } from './shared/lists.ts';
import { contactMessage, dataRequest } from './shared/rules.ts';

const tags = ['inbox'];
const id = z.string().regex(/^[0-9a-f]{32}$/, code('not_found'));
const seen = {
  id,
  updatedAt: instant.describe('Of the message as it was read; another is refused'),
};
const state = z.enum(MESSAGE_STATES);
const topic = z.enum(TOPICS);

const message = z.object({
  id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  topic,
  state,
  sentAt: instant,
  updatedAt: instant,
  dueAt: instant.describe('24 hours until somebody has taken it up, then 7 days until it is closed'),
  overdue: z.boolean(),
  takenBy: z.string().nullable(),
  takenById: z.number().int().nullable(),
  mine: z.boolean().describe('Whether it is assigned to the viewer'),
});

export const contract = {
  sendContactMessage: visitor
    .route({
      method: 'POST',
      path: '/contact-messages',
      successStatus: 201,
      summary: 'Write to the people who run the site',
      tags,
    })
    .input(contactMessage)
    .output(z.object({})),
  sendDataRequest: account
    .route({
      method: 'POST',
      path: '/me/data-requests',
      successStatus: 201,
      summary: "Asks about the account's data: to see, correct or erase it, or as a nominee",
      tags,
    })
    .input(dataRequest)
    .output(z.object({})),
  dataRequests: account
    .route({
      method: 'GET',
      path: '/me/data-requests',
      summary: 'The newest requests of the account about its data, at most 20',
      tags,
    })
    .output(
      z.array(
        z.object({
          id,
          topic: z.enum(DATA_TOPICS),
          message: z.string(),
          state: state.exclude(['spam']),
          sentAt: instant,
        }),
      ),
    ),
  queue: staff('messages.answer')
    .route({
      method: 'GET',
      path: '/staff/contact-messages',
      summary: 'Messages of the contact form in a state; open ones by when they are due',
      tags,
    })
    .input(
      z.object({
        state: state.default('new'),
        about: z.enum(['all', 'data']).default('all').describe('All messages, or requests about data alone'),
        search: z
          .string()
          .overwrite(cleanSearch)
          .max(254)
          .optional()
          .describe('An email address, or the mark in a subject: messages in any state'),
        cursor,
      }),
    )
    .output(
      z.object({
        items: z.array(message),
        nextCursor,
        waiting: z.number().int().describe('How many wait for a reply'),
        waitingData: z.number().int().describe('How many of them are requests about data'),
      }),
    ),
  thread: staff('messages.answer')
    .route({
      method: 'GET',
      path: '/staff/contact-messages/{id}',
      summary: 'A message with what was written after it',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id }))
    .output(
      message.extend({
        replies: z.array(
          z.object({
            id: z.uuid(),
            byStaff: z.boolean(),
            author: z.string().nullable().describe('Who of the staff wrote or noted it'),
            text: z.string(),
            writtenAt: instant,
          }),
        ),
        colleagues: z.array(z.object({ accountId: z.number().int(), name: z.string() })),
      }),
    ),
  reply: staff('messages.answer')
    .route({
      method: 'POST',
      path: '/staff/contact-messages/{id}/replies',
      successStatus: 201,
      summary: 'Replies by email, or notes what the sender wrote back',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        ...seen,
        text: z
          .string()
          .trim()
          .min(1, code('reply_missing'))
          .max(5000, code('text_long', { maximum: 5000 })),
        from: z.enum(['us', 'them']).default('us'),
        close: z.boolean().default(false).describe('Whether our reply closes the conversation'),
      }),
    )
    .output(z.object({})),
  change: staff('messages.answer')
    .route({
      method: 'PUT',
      path: '/staff/contact-messages/{id}',
      summary: 'Assigns a message, closes it, opens it again, marks it as spam or says what it is about',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        ...seen,
        state,
        topic: topic.optional(),
        takenBy: z
          .union([z.literal('me'), z.number().int().positive()])
          .nullable()
          .describe('Account of a colleague'),
      }),
    )
    .output(z.object({})),
};
