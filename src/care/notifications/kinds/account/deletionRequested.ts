import { paths } from '../../../../paths.ts';
import { findAskedToDelete } from '../../../personal-data/read.ts';
import { defineKind } from '../../kind.ts';
import { ownersOf } from '../../receivers.ts';

type Asked = { name: string; relation: string | null; delete_at: Date | null };

export const deletionRequested = defineKind<'deletion.requested', Asked>({
  name: 'deletion_requested',
  event: 'deletion.requested',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => ownersOf(tx, profile),
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
  email: ([{ name, relation, delete_at }], { i18n, formats, site, subject: { self } }) => ({
    subject: i18n._({
      id: 'mail.deletion_requested.subject',
      message: "Keep or delete {name}'s profile?",
      values: { name },
    }),
    paragraphs: [
      i18n._({
        id: 'mail.deletion_requested.text',
        message:
          "{self, select, true {{relation, select, mother {Your mother} father {Your father} parent {Your parent} brother {Your brother} sister {Your sister} sibling {Your brother or sister} son {Your son} daughter {Your daughter} relative {Your relative} friend {Your friend} other {Someone who managed the profile with you}}} other {{relation, select, self {{name}} mother {{name}'s mother} father {{name}'s father} parent {A parent of {name}} brother {{name}'s brother} sister {{name}'s sister} sibling {{name}'s brother or sister} son {{name}'s son} daughter {{name}'s daughter} relative {A relative of {name}} friend {A friend of {name}} other {Someone who managed the profile with you}}}} has deleted their account and wants {name}'s profile on {site} to be deleted too. You can keep it or delete it.",
        values: { name, site, self, relation: relation ?? 'other' },
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
