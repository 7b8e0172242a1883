import { retentionCutoff } from '../../kit/app/retention.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { composeNotification } from './email/compose.ts';
import { oldEmails } from './email/oldTasks.ts';
import { pruneNotifications } from './prune.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_notification: { notification: string };
    prune_notifications: Record<string, never>;
    mail_interest_sent: { interest: string; sentAt: string; account?: number };
    mail_interest_accepted: { interest: string; sentAt: string; account?: number };
    mail_unread_message: { conversation: string; account: number; at: string };
    mail_unread_messages: Record<string, never>;
    mail_membership_began: { membership: number };
    mail_membership_ending: { membership: number };
    mail_membership_ended: { membership: number };
    mail_request_answered: { request: string };
    mail_refund: { refund: string };
  }
}

export const tasks: Tasks = {
  emails: {
    mail_notification: (app, { notification }) => composeNotification(app, notification),
    ...oldEmails,
  },
  tasks: {
    prune_notifications: (app) => pruneNotifications(app.db, retentionCutoff(app, 'notificationDays')),
    // Looked for unread messages before each of them had a notification.
    async mail_unread_messages() {},
  },
  crontab: ['12 21 * * * prune_notifications'],
};
