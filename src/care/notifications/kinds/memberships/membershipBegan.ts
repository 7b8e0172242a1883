import { listNotifiedMemberships, type NotifiedMembership } from '../../../../money/memberships/read.ts';
import { listAmountsPaid } from '../../../../money/payments/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { isAboutProfile, managersOf } from '../../receivers.ts';
import { lastDay } from '../texts.ts';

type Began = NotifiedMembership & {
  begun: boolean;
  /** What the reader paid, which is less than the price after a credit; null where somebody else paid. */
  paidPaise: number | null;
};

export const membershipBegan = defineKind<'membership.began', Began>({
  name: 'membership_began',
  event: 'membership.began',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ membership }) => `membership ${membership}`,
  async load(app, reader, events) {
    const ids = events.map(({ membership }) => membership);
    const found = (await listNotifiedMemberships(app.db, ids)).filter(
      (one) => isAboutProfile(reader, one) && !one.ended,
    );
    const orders = found.flatMap(({ order_id }) => order_id ?? []);
    const paid = await listAmountsPaid(app.db, reader.accountId, orders);
    return new Map(
      found.map((one) => {
        const paidPaise = paid.get(one.order_id ?? '') ?? null;
        return [`membership ${one.id}`, { ...one, begun: one.starts_at <= app.clock(), paidPaise }];
      }),
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
  email([{ plan, paidPaise, starts_at, ends_at, begun }], { i18n, formats, site }) {
    const values = {
      plan,
      site,
      amount: formats.rupees(paidPaise ?? 0),
      from: formats.longDate(starts_at),
      until: formats.longDate(lastDay(ends_at)),
    };
    const bought =
      paidPaise === null
        ? i18n._({
            id: 'mail.membership_began.by_family',
            message: 'A family member has bought the {plan} plan on {site}.',
            values,
          })
        : i18n._({
            id: 'mail.membership_began.by_you',
            message:
              'Thank you for choosing the {plan} plan on {site}. We have received your payment of {amount}.',
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
        `${bought} ${time}`,
        i18n._({ id: 'mail.membership.renewal', message: 'One payment, no auto-renewal.' }),
      ],
      button: {
        label:
          paidPaise === null
            ? i18n._({ id: 'mail.membership_began.view_plan', message: 'View your plan' })
            : i18n._({ id: 'mail.membership_began.button', message: 'View plan and invoice' }),
        path: paths.subscription(),
      },
    };
  },
});
