import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { managersOf, owner } from '../../receivers.ts';

// Without a name: nothing may name the person any more.
export const profileDeleted = defineKind<'profile.deleted', true>({
  name: 'profile_deleted',
  event: 'profile.deleted',
  category: 'service',
  joins: false,
  // Sent to the account: notifications of the profile are deleted with it.
  receivers: async (tx, { profile, account }) =>
    (await managersOf(tx, profile))
      .filter((receiver) => receiver.account !== account)
      .flatMap((receiver) => owner(receiver.account)),
  key: ({ profile }) => `deleted profile ${profile}`,
  load: async (_app, _reader, events) =>
    new Map(events.map(({ profile }) => [`deleted profile ${profile}`, true])),
  line: (_found, { i18n }) => ({
    text: i18n._({
      id: 'notification.profile_deleted.line',
      message: 'A profile you helped manage was deleted',
    }),
    path: paths.dashboard(),
  }),
  email: (_found, { i18n, site }) => ({
    subject: i18n._({
      id: 'mail.profile_deleted.subject',
      message: 'A profile you helped manage was deleted',
    }),
    paragraphs: [
      i18n._({
        id: 'mail.profile_deleted.text',
        message:
          'A profile you helped manage on {site} was deleted, with its photos, interests and messages. Ask your family if you did not expect this. Your own login still works.',
        values: { site },
      }),
    ],
    button: {
      label: i18n._({ id: 'mail.profile_deleted.button', message: 'Go to {site}', values: { site } }),
      path: paths.dashboard(),
    },
  }),
});
