import { paths } from '../../../../paths.ts';
import { readNameOf } from '../../../../people/profiles/read.ts';
import { firstName } from '../../../../people/profiles/shared/rules.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

const keyOf = ({ profile, duplicate }: { profile: number; duplicate: number }) =>
  `profile ${duplicate} in ${profile}`;

export const profileMerged = defineKind<'profile.merged', { name: string }>({
  name: 'profile_merged',
  event: 'profile.merged',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: keyOf,
  async load(app, reader, events) {
    const id = reader.profile?.id;
    const own = events.filter(({ profile }) => profile === id);
    const name = id === undefined ? undefined : await readNameOf(app, id);
    if (name === undefined) return new Map();
    return new Map(own.map((event) => [keyOf(event), { name: firstName(name) }]));
  },
  line: ([merged], { i18n }) => ({
    text: i18n._({
      id: 'notification.profile_merged.line',
      message: "{name}'s two profiles are now one",
      values: merged,
    }),
    path: paths.settings('managers'),
  }),
  email([merged], { i18n, site }) {
    const values = { ...merged, site };
    return {
      subject: i18n._({
        id: 'mail.profile_merged.subject',
        message: "{name}'s two profiles on {site} are now one",
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.profile_merged.text',
          message:
            'There were two profiles of {name} on {site}. Our team has merged them: interests, messages, payments and plans of both are in one profile now, and everyone who managed either of them manages it. The photos and details of the other one are deleted.',
          values,
        }),
        i18n._({
          id: 'mail.profile_merged.wrong',
          message: 'If these are two different people, please contact us at once.',
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.profile_merged.button', message: 'See who manages the profile' }),
        path: paths.settings('managers'),
      },
    };
  },
});
