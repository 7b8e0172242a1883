import { z } from 'zod';
import { conflict, manager, member, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { oneEmptyLine } from '../../kit/shared/api/text.ts';
import { cleanText } from '../../kit/shared/text/clean.ts';
import { card, profileId } from '../../people/profiles/contract.ts';
import { complaint, reported } from '../../people/safety/contract.ts';
import { FOUND_MAX, MESSAGE_MAX, SEARCH_MAX, SHUT_BECAUSE } from './shared/rules.ts';

const tags = ['messages'];
const conversationId = z.uuid(code('not_found'));
const messageId = z.uuid(code('uuid_invalid'));

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Returns a typed message as it is stored: plain text in lines, without invisible characters. */
export const body = z
  .string({ error: code('message_missing') })
  .max(4 * MESSAGE_MAX, code('message_long', { maximum: MESSAGE_MAX }))
  .transform((text) =>
    cleanText(text)
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(/\t/g, ' ')
      .replace(CONTROLS, '')
      .trim(),
  )
  .transform(oneEmptyLine)
  .refine((text) => /[^\s\p{M}\u200c\u200d]/u.test(text), code('message_missing'))
  .refine((text) => [...text].length <= MESSAGE_MAX, code('message_long', { maximum: MESSAGE_MAX }));

/** A message as seen by one of the two sides. */
const message = z.object({
  id: messageId,
  mine: z.boolean(),
  body: z.string(),
  masked: z
    .boolean()
    .describe('Whether phone numbers, addresses and links in it are hidden from its receiver at present'),
  risky: z.boolean().describe('Whether the viewer received it, and it has words that fraudsters use'),
  sentAt: instant,
  readAt: instant.nullable(),
});

/** The other side of a conversation. */
const other = {
  name: z
    .string()
    .describe(
      'The first name only, once the viewer may not see the profile any more; empty once it is deleted',
    ),
  profile: card.nullable().describe('null once the viewer may not see it any more'),
};
const shut = z.enum(SHUT_BECAUSE).nullable().describe('Why the viewer cannot write now; null when they can');

const masks = z
  .boolean()
  .describe(
    'Whether phone numbers, addresses and links in messages are hidden from their receiver at present',
  );

const conversation = z.object({
  id: conversationId,
  ...other,
  shut,
  masks,
  blocked: z.string().nullable().describe("Id of the profile while the viewer's own profile has blocked it"),
});
const listed = z.object({ id: conversationId, ...other, last: message, unread: z.number().int() });

export type Message = z.output<typeof message>;
export type Conversation = z.output<typeof conversation>;
export type Listed = z.output<typeof listed>;

export const contract = {
  list: member
    .route({
      method: 'GET',
      path: '/conversations',
      summary: "Lists the viewer's conversations, newest message first",
      tags,
    })
    .input(z.object({ cursor }))
    .output(z.object({ conversations: z.array(listed), nextCursor })),
  unwritten: member
    .route({
      method: 'GET',
      path: '/unwritten-conversations',
      summary: 'Lists the connected profiles with whom nobody has written yet, newest connection first',
      tags,
    })
    .input(z.object({ cursor }))
    .output(z.object({ profiles: z.array(card), nextCursor })),
  unread: memberOrTeam
    .route({ method: 'GET', path: '/unread-messages', summary: 'How many messages wait to be read', tags })
    .output(z.object({ unread: z.number().int() })),
  read: member
    .route({ method: 'GET', path: '/conversations/{id}', summary: 'One conversation of the viewer', tags })
    .errors(notFound)
    .input(z.object({ id: conversationId }))
    .output(conversation),
  thread: member
    .route({
      method: 'GET',
      path: '/conversations/{id}/messages',
      summary: 'Messages of a conversation from before the cursor, the newest last',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: conversationId, cursor }))
    .output(z.object({ messages: z.array(message), nextCursor })),
  send: manager
    .route({
      method: 'PUT',
      path: '/conversations/{id}/messages/{message}',
      summary: 'Send a message under an id that the sender makes up; a repeat sends nothing more',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id: conversationId, message: messageId, body }))
    .output(message),
  search: member
    .route({
      method: 'GET',
      path: '/conversations/{id}/search',
      summary: 'Messages of a conversation that contain a text as the viewer sees them, the newest first',
      tags,
    })
    .errors(notFound)
    .input(
      z.object({
        id: conversationId,
        q: z.string().trim().min(1, code('search_missing')).max(SEARCH_MAX, code('value_long')),
      }),
    )
    .output(
      z.object({
        found: z.array(z.object({ id: messageId, sentAt: instant })).max(FOUND_MAX),
        more: z.boolean().describe('Whether there are older ones, too'),
      }),
    ),
  type: manager
    .route({
      method: 'PUT',
      path: '/conversations/{id}/typing',
      summary: 'Shows the other side for some seconds that the viewer is writing; nothing is stored',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id: conversationId }))
    .output(z.object({ seconds: z.number().int().describe('How long it is shown') })),
  report: manager
    .route({
      method: 'PUT',
      path: '/conversations/{id}/messages/{message}/report',
      summary: 'Report a received message to the team, with those around it',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(complaint.extend({ id: conversationId, message: messageId }))
    .output(reported),
  reportOther: manager
    .route({
      method: 'PUT',
      path: '/conversations/{id}/report',
      summary: 'Report the other side of a conversation to the team, also once their profile cannot be seen',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(complaint.extend({ id: conversationId }))
    .output(reported),
  markRead: manager
    .route({
      method: 'PUT',
      path: '/conversations/{id}/read-marker',
      summary: 'Mark a conversation as read up to a message',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: conversationId, message: messageId }))
    .output(z.object({ unread: z.number().int().describe('How many wait in all conversations') })),
  between: memberOrTeam
    .route({
      method: 'GET',
      path: '/profiles/{id}/conversation',
      summary: 'The conversation with a profile, or whether the viewer may begin one',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: profileId }))
    .output(z.object({ conversation: z.uuid().nullable(), profile: card, shut, masks })),
  begin: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/conversation',
      summary: 'Begin the conversation with a connected profile by its first message, or go on with it',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id: profileId, message: messageId, body }))
    .output(z.object({ conversation: z.uuid(), message })),
};
