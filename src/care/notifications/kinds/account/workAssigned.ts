import type { I18n } from '@lingui/core';
import type { App } from '../../../../kit/app/app.ts';
import { countWaitingPayments } from '../../../../money/payments/read.ts';
import { countOpenRequests } from '../../../../money/requests/read.ts';
import { paths } from '../../../../paths.ts';
import type { WorkQueue } from '../../../../people/accounts/team/colleagues.ts';
import { countContactMessages } from '../../../inbox/read.ts';
import { countReviews } from '../../../reviews/read.ts';
import { defineKind, type NonEmpty } from '../../kind.ts';
import { owner } from '../../receivers.ts';

/** A queue, and how many of its entries the reader has now. */
type Assigned = { queue: WorkQueue; count: number };

const counts: Record<WorkQueue, (app: App, account: number) => Promise<{ assigned: number }>> = {
  reviews: countReviews,
  payments: countWaitingPayments,
  requests: countOpenRequests,
  messages: async (app, account) => {
    const { general, data } = await countContactMessages(app, account);
    return { assigned: general.assigned + data.assigned };
  },
};

const pathOf: Record<WorkQueue, () => string> = {
  reviews: paths.adminReviews,
  payments: paths.adminPayments,
  requests: () => `${paths.adminRequests()}?tab=in_progress`,
  messages: paths.adminInbox,
};

// Nothing of a member: an email is read on any screen.
export const workAssigned = defineKind<'work.assigned', Assigned>({
  name: 'work_assigned',
  event: 'work.assigned',
  category: 'service',
  joins: true,
  receivers: async (_tx, { colleague }) => owner(colleague),
  key: ({ queue, item }) => `${queue} ${item}`,
  async load(app, reader, events) {
    const queues = [...new Set(events.map(({ queue }) => queue))];
    const found = await Promise.all(
      queues.map(async (queue) => [queue, (await counts[queue](app, reader.accountId)).assigned] as const),
    );
    const now = new Map(found);
    return new Map(
      events.flatMap(({ queue, item }) => {
        const count = now.get(queue) ?? 0;
        return count > 0 ? [[`${queue} ${item}`, { queue, count }]] : [];
      }),
    );
  },
  line: (found, { i18n }) => ({ text: subjectOf(found, i18n), path: leadsTo(found) }),
  email(found, { i18n }) {
    return {
      subject: subjectOf(found, i18n),
      paragraphs: [
        eachQueue(found)
          .map((one) => textOf(one, i18n))
          .join('\n'),
        i18n._({ id: 'mail.work_assigned.text', message: 'The most urgent work is at the top of the list.' }),
      ],
      button: {
        label: i18n._({ id: 'mail.work_assigned.button', message: 'Open the list' }),
        path: leadsTo(found),
      },
    };
  },
});

const eachQueue = (found: NonEmpty<Assigned>) => [
  ...new Map(found.map((one) => [one.queue, one] as const)).values(),
];

function leadsTo(found: NonEmpty<Assigned>): string {
  const [one, another] = eachQueue(found);
  return another ? paths.adminDashboard() : pathOf[one!.queue]();
}

function subjectOf(found: NonEmpty<Assigned>, i18n: I18n): string {
  const [one, another] = eachQueue(found);
  return another
    ? i18n._({ id: 'notification.work_assigned.several', message: 'New work is assigned to you' })
    : textOf(one!, i18n);
}

function textOf({ queue, count }: Assigned, i18n: I18n): string {
  const values = { count };
  switch (queue) {
    case 'reviews':
      return i18n._({
        id: 'notification.work_assigned.reviews',
        message: '{count, plural, one {# review is} other {# reviews are}} assigned to you',
        values,
      });
    case 'payments':
      return i18n._({
        id: 'notification.work_assigned.payments',
        message: '{count, plural, one {# payment is} other {# payments are}} assigned to you',
        values,
      });
    case 'requests':
      return i18n._({
        id: 'notification.work_assigned.requests',
        message: '{count, plural, one {# request is} other {# requests are}} assigned to you',
        values,
      });
    case 'messages':
      return i18n._({
        id: 'notification.work_assigned.messages',
        message: '{count, plural, one {# message is} other {# messages are}} assigned to you',
        values,
      });
  }
}
