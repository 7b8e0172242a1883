import { paths } from '../../../../paths.ts';
import { listWarnings, type WarningRow } from '../../../../people/sanctions/read.ts';
import { sanctionReasonText } from '../../../../people/sanctions/reasons.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

export const profileWarned = defineKind<'profile.warned', WarningRow & { name: string }>({
  name: 'profile_warned',
  event: 'profile.warned',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ warning }) => `warning ${warning}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const ids = events.map(({ warning }) => warning);
    const found = await listWarnings(app, reader.profile.id, ids);
    return new Map(found.map((one) => [`warning ${one.id}`, one]));
  },
  line: ([{ name, reason, message }], { i18n }) => ({
    text: i18n._({
      id: 'notification.profile_warned.line',
      message: "Warning from our team about {name}'s profile: {reason}. {message}",
      values: { name, message, reason: sanctionReasonText(i18n, reason) },
    }),
    path: paths.safety(),
  }),
  email([{ name, reason, message }], { i18n, site }) {
    const values = { name, site };
    return {
      subject: i18n._({
        id: 'mail.profile_warned.subject',
        message: "A warning about {name}'s profile on {site}",
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.profile_warned.reason',
          message: "Our team has sent this warning about {name}'s profile. Reason: {reason}",
          values: { name, reason: sanctionReasonText(i18n, reason) },
        }),
        message,
        i18n._({
          id: 'mail.profile_warned.next',
          message: 'If it happens again, we may suspend the profile.',
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.profile_warned.button', message: 'Read the safety tips' }),
        path: paths.safety(),
      },
    };
  },
});
