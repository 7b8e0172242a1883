import { z } from 'zod';
import { account, accountOrTeam, notFound, visitor } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { SWITCHABLE } from './shared/rules.ts';

const notification = z.object({
  id: z.uuid(),
  kind: z.string().describe('What it is about, such as interest_received'),
  text: z.string().describe("One line, in the account's language"),
  path: z.string().describe('Where it leads: a path of this site'),
  createdAt: instant,
  read: z.boolean(),
});

const unread = z.object({ unread: z.number().int().describe('How many are not read yet; 100 for more') });
const category = z.enum(SWITCHABLE);
const bell = z.boolean().describe('Whether the bell shows this category');
const email = z.boolean().describe('Whether emails of this category are sent');
const preference = z.object({ category, bell, email });
const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));
const stopped = z.object({ categories: z.array(category) });

export const contract = {
  list: accountOrTeam
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'What the account is notified of, the newest first',
      tags: ['notifications'],
    })
    .input(z.object({ cursor }))
    .output(z.object({ notifications: z.array(notification), nextCursor })),
  unread: accountOrTeam
    .route({
      method: 'GET',
      path: '/notifications/unread',
      summary: 'How many notifications are not read yet',
      tags: ['notifications'],
    })
    .output(unread),
  unreadOfOthers: account
    .route({
      method: 'GET',
      path: '/notifications/unread/other-profiles',
      summary: 'How many notifications are not read yet for each other profile that the account manages',
      tags: ['notifications'],
    })
    .output(z.array(unread.extend({ id: z.string().describe('The profile') }))),
  markRead: account
    .route({
      method: 'PUT',
      path: '/notifications/{id}/read-marker',
      summary: 'Mark a notification as read',
      tags: ['notifications'],
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid(code('not_found')) }))
    .output(unread),
  markAllRead: account
    .route({
      method: 'PUT',
      path: '/notifications/read-marker',
      summary: 'Mark a notification and all before it as read',
      tags: ['notifications'],
    })
    .errors(notFound)
    .input(z.object({ upTo: z.uuid(code('not_found')) }))
    .output(unread),
  preferences: account
    .route({
      method: 'GET',
      path: '/notification-preferences',
      summary: 'Which notifications the account gets, in the bell and by email',
      tags: ['notifications'],
    })
    .output(z.array(preference)),
  setPreference: account
    .route({
      method: 'PUT',
      path: '/notification-preferences/{category}',
      summary: 'Switch a category on or off in the bell, by email, or both',
      tags: ['notifications'],
    })
    .input(z.object({ category, bell: bell.optional(), email: email.optional() }))
    .output(z.array(preference)),
  unsubscribe: visitor
    .route({
      method: 'POST',
      path: '/unsubscriptions',
      summary: 'Stop the emails of a category with the link from one of them; works without logging in',
      tags: ['notifications'],
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(stopped),
  previewUnsubscribe: visitor
    .route({
      method: 'POST',
      path: '/unsubscription-previews',
      summary: 'Which emails the link from one of them stops; stops nothing',
      tags: ['notifications'],
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(
      stopped.extend({ stopped: z.boolean().describe('Whether none of these emails is sent any more') }),
    ),
};
