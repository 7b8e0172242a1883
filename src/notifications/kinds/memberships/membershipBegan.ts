import { listNotifiedMemberships, type NotifiedMembership } from '../../../memberships/read.ts';
import { paths } from '../../../paths.ts';
import { lastDay } from '../../email/texts.ts';
import { defineKind } from '../../kind.ts';
import { isOf, managers } from '../../receivers.ts';

type Began = NotifiedMembership & { begun: boolean };

export const membershipBegan = defineKind<'membership.began', Began>({
  name: 'membership_began',
  event: 'membership.began',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managers(tx, profile),
  key: ({ membership }) => `membership ${membership}`,
  async load(app, reader, events) {
    const ids = events.map(({ membership }) => membership);
    const found = await listNotifiedMemberships(app.db, ids);
    return new Map(
      found
        .filter((one) => isOf(reader, one) && !one.ended)
        .map((one) => [`membership ${one.id}`, { ...one, begun: one.starts_at <= app.clock() }]),
    );
  },
  line: ([{ plan }], { i18n }) => ({
    text: i18n._({
      id: 'notification.membership_began.line',
      message: 'Your {plan} plan is confirmed',
      values: { plan },
    }),
    path: paths.subscription(),
  }),
  email([{ plan, paid_paise, starts_at, ends_at, begun }], { i18n, formats, site }) {
    const values = {
      plan,
      site,
      amount: formats.exactRupees(paid_paise),
      from: formats.longDate(starts_at),
      until: formats.longDate(lastDay(ends_at)),
    };
    const thanks = i18n._({
      id: 'mail.membership_began.thanks',
      message: 'Thank you for choosing the {plan} plan on {site}.',
      values,
    });
    const paid = i18n._({
      id: 'mail.membership_began.paid',
      message: 'We have received your payment of {amount}.',
      values,
    });
    const time = begun
      ? i18n._({
          id: 'mail.membership_began.now',
          message: 'Your plan is valid until {until}.',
          values,
        })
      : i18n._({
          id: 'mail.membership_began.later',
          message: 'It starts on {from}, when your current plan ends, and is valid until {until}.',
          values,
        });
    return {
      subject: i18n._({
        id: 'mail.membership_began.subject',
        message: 'Your {plan} plan is confirmed',
        values,
      }),
      paragraphs: [
        [thanks, ...(paid_paise > 0 ? [paid] : []), time].join(' '),
        i18n._({ id: 'mail.membership.renewal', message: 'One payment, no auto-renewal.' }),
      ],
      button: {
        label: i18n._({ id: 'mail.membership_began.button', message: 'View plan and invoice' }),
        path: paths.subscription(),
      },
    };
  },
});
