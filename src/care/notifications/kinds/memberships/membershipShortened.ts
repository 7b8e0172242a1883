import { listNotifiedMemberships } from '../../../../money/memberships/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { isAboutProfile, managersOf } from '../../receivers.ts';
import { lastDay } from '../texts.ts';

type Shortened = { plan: string; ends_at: Date; refunded: string };

/** A refund of a plan whose unused days had paid for a part of the plan that is running. */
export const membershipShortened = defineKind<'membership.reduced', Shortened>({
  name: 'membership_shortened',
  event: 'membership.reduced',
  category: 'service',
  joins: false,
  receivers: async (tx, { profile, shortened }) => (shortened ? managersOf(tx, profile) : []),
  key: ({ order }) => `order ${order}`,
  async load(app, reader, events) {
    const ids = events.flatMap(({ membership, shortened }) => (shortened ? [membership, shortened] : []));
    const found = new Map((await listNotifiedMemberships(app.db, ids)).map((one) => [one.id, one]));
    return new Map(
      events.flatMap(({ order, membership, shortened }) => {
        const one = shortened ? found.get(shortened) : undefined;
        const refunded = found.get(membership);
        if (!one || !refunded || !isAboutProfile(reader, one) || one.ended) return [];
        return [[`order ${order}`, { plan: one.plan, ends_at: one.ends_at, refunded: refunded.plan }]];
      }),
    );
  },
  line: ([{ plan, ends_at }], { i18n, formats }) => ({
    text: i18n._({
      id: 'notification.membership_shortened.line',
      message: 'Your {plan} plan now ends on {until}',
      values: { plan, until: formats.longDate(lastDay(ends_at)) },
    }),
    path: paths.subscription(),
  }),
  email([{ plan, ends_at, refunded }], { i18n, formats, site }) {
    const values = { plan, refunded, site, until: formats.longDate(lastDay(ends_at)) };
    return {
      subject: i18n._({
        id: 'mail.membership_shortened.subject',
        message: 'Your {plan} plan now ends on {until}',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.membership_shortened.text',
          message:
            'We refunded the {refunded} plan on {site}. Its unused days had paid for a part of your {plan} plan, so your {plan} plan now ends on {until}.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.membership_shortened.button', message: 'View your plan' }),
        path: paths.subscription(),
      },
    };
  },
});
