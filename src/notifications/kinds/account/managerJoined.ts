import type { I18n } from '@lingui/core';
import { findJoined } from '../../../managers/read.ts';
import { paths } from '../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { owners } from '../../receivers.ts';

type Joined = { relation: string | null; name: string };

export const managerJoined = defineKind<'manager.joined', Joined>({
  name: 'manager_joined',
  event: 'manager.joined',
  category: 'service',
  joins: false,
  receivers: async (tx, { profile, account }) =>
    (await owners(tx, profile)).filter((receiver) => receiver.account !== account),
  key: ({ profile, account }) => `manager ${account} of ${profile}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const { id } = reader.profile;
    const accounts = events.flatMap(({ profile, account }) => (profile === id ? [account] : []));
    const found = await findJoined(app, id, accounts);
    return new Map(found.map(({ account, ...one }) => [`manager ${account} of ${id}`, one]));
  },
  line: (found, { i18n }) => ({ text: lineOf(found[0], i18n), path: paths.settings('managers') }),
  email([joined], { i18n, site }) {
    const values = { name: joined.name, site };
    return {
      subject: lineOf(joined, i18n),
      paragraphs: [
        i18n._({
          id: 'mail.manager_joined.text',
          message:
            "Someone you invited has accepted. They can now open {name}'s profile on {site} with their own login. If you don't know them, remove them at once.",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.manager_joined.button', message: 'See who manages the profile' }),
        path: paths.settings('managers'),
      },
    };
  },
});

const lineOf = ({ relation, name }: Joined, i18n: I18n): string =>
  i18n._({
    id: 'notification.manager_joined.line',
    message:
      "{relation, select, mother {Mother} father {Father} brother {Brother} sister {Sister} son {Son} daughter {Daughter} relative {A relative} friend {A friend} other {A new manager}} can now open {name}'s profile",
    values: { relation: relation ?? 'other', name },
  });
