import type { I18n } from '@lingui/core';
import {
  listMemberships,
  listNotifiedMemberships,
  type NotifiedMembership,
} from '../../../../money/memberships/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type Writer } from '../../kind.ts';
import { isAboutProfile, managersOf } from '../../receivers.ts';
import { lastDay } from '../texts.ts';

type Ended = NotifiedMembership & { next: { plan: string; ends_at: Date } | undefined };

export const membershipEnded = defineKind<'membership.ended', Ended>({
  name: 'membership_ended',
  event: 'membership.ended',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ membership }) => `membership ${membership}`,
  async load(app, reader, events) {
    const ids = events.map(({ membership }) => membership);
    const found = (await listNotifiedMemberships(app.db, ids)).filter(
      (one) => isAboutProfile(reader, one) && one.ended,
    );
    if (found.length === 0) return new Map();
    const [next] = await listMemberships(app.db, reader.profile!.id, app.clock());
    return new Map(found.map((one) => [`membership ${one.id}`, { ...one, next }]));
  },
  line: ([one], { i18n, formats }) => ({ text: describe(one, i18n, formats), path: paths.subscription() }),
  email([one], { i18n, formats, site }) {
    const { plan, next, unbegun } = one;
    const values = {
      plan,
      site,
      from: formats.longDate(one.starts_at),
      next: next?.plan ?? '',
      until: next ? formats.longDate(lastDay(next.ends_at)) : '',
    };
    const ended = unbegun
      ? i18n._({
          id: 'mail.membership_ended.unbegun',
          message:
            'We refunded a payment for the {plan} plan on {site}, so the plan that was to start on {from} is cancelled.',
          values,
        })
      : isOneOfTwo(one)
        ? i18n._({
            id: 'mail.membership_ended.one',
            message:
              'We refunded a payment for the {plan} plan on {site}, so one of your {plan} plans has ended.',
            values,
          })
        : i18n._({
            id: 'mail.membership_ended.text',
            message: 'We refunded your {plan} plan on {site}, so the plan has ended.',
            values,
          });
    const now = next
      ? i18n._({
          id: 'mail.membership_ended.next',
          message: 'Your {next} plan is valid until {until}.',
          values,
        })
      : i18n._({
          id: 'mail.membership_ended.free',
          message:
            "You're now a free member. The profile, interests and messages stay, and you can still reply.",
        });
    return {
      subject: describe(one, i18n, formats),
      paragraphs: [ended, now],
      button: {
        label: i18n._({ id: 'mail.membership_ended.button', message: 'View payments and invoices' }),
        path: paths.subscription(),
      },
    };
  },
});

/** Whether another plan of the same name goes on, so that the family still has that plan. */
const isOneOfTwo = ({ plan, next }: Ended) => next?.plan === plan;

function describe(one: Ended, i18n: I18n, formats: Writer['formats']): string {
  const values = { plan: one.plan, from: formats.longDate(one.starts_at) };
  if (one.unbegun) {
    return i18n._({
      id: 'notification.membership_ended.unbegun',
      message: 'Your {plan} plan from {from} is cancelled',
      values,
    });
  }
  return isOneOfTwo(one)
    ? i18n._({
        id: 'notification.membership_ended.one',
        message: 'One of your {plan} plans has ended',
        values,
      })
    : i18n._({ id: 'notification.membership_ended.line', message: 'Your {plan} plan has ended', values });
}
