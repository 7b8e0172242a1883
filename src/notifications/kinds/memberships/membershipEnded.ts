import {
  listMemberships,
  listNotifiedMemberships,
  type NotifiedMembership,
} from '../../../memberships/read.ts';
import { paths } from '../../../paths.ts';
import { lastDay } from '../../email/texts.ts';
import { defineKind } from '../../kind.ts';
import { isOf, managers } from '../../receivers.ts';

type Ended = NotifiedMembership & { next: { plan: string; ends_at: Date } | undefined };

export const membershipEnded = defineKind<'membership.ended', Ended>({
  name: 'membership_ended',
  event: 'membership.ended',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managers(tx, profile),
  key: ({ membership }) => `membership ${membership}`,
  async load(app, reader, events) {
    const ids = events.map(({ membership }) => membership);
    const found = (await listNotifiedMemberships(app.db, ids)).filter(
      (one) => isOf(reader, one) && one.ended,
    );
    if (found.length === 0) return new Map();
    const [next] = await listMemberships(app.db, reader.profile!.id, app.clock());
    return new Map(found.map((one) => [`membership ${one.id}`, { ...one, next }]));
  },
  line: ([{ plan }], { i18n }) => ({
    text: i18n._({
      id: 'notification.membership_ended.line',
      message: 'Your {plan} plan has ended',
      values: { plan },
    }),
    path: paths.subscription(),
  }),
  email([{ plan, next }], { i18n, formats, site }) {
    const values = {
      plan,
      site,
      next: next?.plan ?? '',
      until: next ? formats.longDate(lastDay(next.ends_at)) : '',
    };
    return {
      subject: i18n._({ id: 'mail.membership_ended.subject', message: 'Your {plan} plan has ended', values }),
      paragraphs: [
        i18n._({
          id: 'mail.membership_ended.text',
          message: 'We refunded your {plan} plan on {site}, so the plan has ended.',
          values,
        }),
        next
          ? i18n._({
              id: 'mail.membership_ended.next',
              message: 'Your {next} plan is valid until {until}.',
              values,
            })
          : i18n._({
              id: 'mail.membership_ended.free',
              message:
                "You're now a free member. You keep your profile, interests and messages, and you can still reply.",
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.membership_ended.button', message: 'View payments and invoices' }),
        path: paths.subscription(),
      },
    };
  },
});
