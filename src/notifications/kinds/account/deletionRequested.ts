import { paths } from '../../../paths.ts';
import { findAskedToDelete } from '../../../personal-data/read.ts';
import { defineKind } from '../../kind.ts';
import { owners } from '../../receivers.ts';

type Asked = { name: string; delete_at: Date | null };

export const deletionRequested = defineKind<'deletion.requested', Asked>({
  name: 'deletion_requested',
  event: 'deletion.requested',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => owners(tx, profile),
  key: ({ profile }) => `deletion of ${profile}`,
  async load(app, reader) {
    const asked = reader.profile ? await findAskedToDelete(app, reader.profile.id) : undefined;
    return new Map(asked ? [[`deletion of ${reader.profile!.id}`, asked]] : []);
  },
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.deletion_requested.line',
      message: "Keep or delete {name}'s profile?",
      values: { name },
    }),
    path: paths.dashboard(),
  }),
  email: ([{ name, delete_at }], { i18n, formats, site }) => ({
    subject: i18n._({
      id: 'mail.deletion_requested.subject',
      message: "Keep or delete {name}'s profile?",
      values: { name },
    }),
    paragraphs: [
      i18n._({
        id: 'mail.deletion_requested.text',
        message:
          "Someone who managed {name}'s profile on {site} with you has deleted their account and wants the profile to be deleted too. You can keep it or delete it.",
        values: { name, site },
      }),
      ...(delete_at
        ? [
            i18n._({
              id: 'mail.deletion_requested.until',
              message: 'The profile is hidden now. It will be deleted on {day}, unless you keep it.',
              values: { day: formats.longDate(delete_at) },
            }),
          ]
        : []),
    ],
    button: {
      label: i18n._({ id: 'mail.deletion_requested.button', message: 'Keep or delete' }),
      path: paths.dashboard(),
    },
  }),
});
