import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { findJoined } from '../../../../people/managers/read.ts';
import { firstName } from '../../../../people/profiles/shared/facts/firstName.ts';
import { defineKind } from '../../kind.ts';
import { ownersOf } from '../../receivers.ts';

/** `address` is shortened, so that nobody reads it over a shoulder. */
type Joined = Omit<Awaited<ReturnType<typeof findJoined>>[number], 'account'>;

export const managerJoined = defineKind<'manager.joined', Joined>({
  name: 'manager_joined',
  event: 'manager.joined',
  category: 'service',
  joins: false,
  receivers: async (tx, { profile, account }) =>
    (await ownersOf(tx, profile)).filter((receiver) => receiver.account !== account),
  key: ({ profile, account }) => `manager ${account} of ${profile}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const { id } = reader.profile;
    const accounts = events.flatMap(({ profile, account }) => (profile === id ? [account] : []));
    const found = await findJoined(app, id, { accounts, reader: reader.accountId });
    return new Map(found.map(({ account, ...one }) => [`manager ${account} of ${id}`, one]));
  },
  line: (found, { i18n }) => ({ text: lineOf(found[0], i18n), path: paths.settings('managers') }),
  email([joined], { i18n, site }) {
    const values = { name: firstName(joined.name), site };
    return {
      subject: lineOf(joined, i18n),
      paragraphs: [
        i18n._({
          id: 'mail.manager_joined.who',
          message: '{line}.',
          values: { line: lineOf(joined, i18n) },
        }),
        i18n._({
          id: 'mail.manager_joined.text',
          message:
            "They can open {name}'s profile on {site} with their own login. If you don't know them, remove them at once.",
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

const lineOf = ({ relation, person, name, isOwn, address }: Joined, i18n: I18n): string =>
  i18n._({
    id: 'notification.manager_joined.line',
    message:
      "{isOwn, select, true {{relation, select, mother {Your mother} father {Your father} parent {Your parent} brother {Your brother} sister {Your sister} sibling {Your brother or sister} son {Your son} daughter {Your daughter} relative {Your relative} friend {Your friend} other {A new manager}}} other {{relation, select, mother {{name}'s mother} father {{name}'s father} parent {A parent of {name}} brother {{name}'s brother} sister {{name}'s sister} sibling {{name}'s brother or sister} son {{name}'s son} daughter {{name}'s daughter} relative {{name}'s relative} friend {{name}'s friend} other {A new manager}}}}{named, select, true { {person}} other {}} ({address}) can now help with {name}'s profile",
    values: {
      relation: relation ?? 'other',
      name: firstName(name),
      isOwn: String(isOwn),
      named: String(person !== null),
      person,
      address,
    },
  });
