import { listNotifiedMemberships, type NotifiedMembership } from '../../../../money/memberships/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { isAboutProfile, managersOf } from '../../receivers.ts';
import { lastDay } from '../texts.ts';

export const membershipEnding = defineKind<'membership.reminded', NotifiedMembership>({
  name: 'membership_ending',
  event: 'membership.reminded',
  category: 'reminders',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ membership, days }) => `membership ${membership} in ${days}`,
  async load(app, reader, events) {
    const ids = events.map(({ membership }) => membership);
    const found = (await listNotifiedMemberships(app.db, ids)).filter(
      (one) => isAboutProfile(reader, one) && !one.ended && !one.followed && one.ends_at > app.clock(),
    );
    return new Map(
      events.flatMap(({ membership, days }) =>
        found
          .filter(({ id }) => id === membership)
          .map((one) => [`membership ${membership} in ${days}`, one]),
      ),
    );
  },
  line: ([{ plan, ends_at }], { i18n, formats }) => ({
    text: i18n._({
      id: 'notification.membership_ending.line',
      message: 'Your {plan} plan ends on {until}',
      values: { plan, until: formats.longDate(lastDay(ends_at)) },
    }),
    path: paths.subscription(),
  }),
  email([{ plan, ends_at }], { i18n, formats, site }) {
    const values = { plan, site, until: formats.longDate(lastDay(ends_at)) };
    return {
      subject: i18n._({
        id: 'mail.membership_ending.subject',
        message: 'Your {plan} plan ends on {until}',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.membership_ending.text',
          message:
            "Your {plan} plan on {site} ends on {until}. There is no auto-renewal, so we won't charge you again.",
          values,
        }),
        i18n._({
          id: 'mail.membership.after',
          message:
            "After that, you're a free member. The profile, interests and messages stay, and you can still reply.",
        }),
        i18n._({
          id: 'mail.membership_ending.continue',
          message: 'To continue, choose a plan any time. You keep the remaining days of this plan.',
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.membership_ending.button', message: 'View plans' }),
        path: paths.subscription(),
      },
    };
  },
});
