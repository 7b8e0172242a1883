import { paths } from '../../../../paths.ts';
import { readListedNames } from '../../../../people/profiles/read.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

type Approved = { name: string };

// While others can't see the profile, because no manager has confirmed an email address, there is no such notification.
export const profileApproved = defineKind<'profile.approved', Approved>({
  name: 'profile_approved',
  event: 'profile.approved',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ profile }) => `profile ${profile}`,
  async load(app, reader, events) {
    const own = events.filter(({ profile }) => profile === reader.profile?.id);
    if (own.length === 0) return new Map();
    const names = await readListedNames(
      app.db,
      own.map(({ profile }) => profile),
    );
    return new Map([...names].map(([profile, name]) => [`profile ${profile}`, { name }]));
  },
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.profile_approved.line',
      message: "{name}'s profile is approved",
      values: { name },
    }),
    path: paths.dashboard(),
  }),
  email([{ name }], { i18n, site }) {
    const values = { name, site };
    return {
      subject: i18n._({
        id: 'mail.profile_approved.subject',
        message: "{name}'s profile is approved",
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.profile_approved.text',
          message: "Our team has checked {name}'s profile on {site}. Other members can see it now.",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.profile_approved.button', message: 'Find matches' }),
        path: paths.browse(),
      },
    };
  },
});
