import { paths } from '../../../../paths.ts';
import { findWaitingAccess } from '../../../../people/account-access/read.ts';
import { defineKind } from '../../kind.ts';

type Asked = { colleague: string; name: string; reason: string };

const keyOf = ({ access }: { access: string }) => `access ${access}`;

export const accessAsked = defineKind<'account_access.asked', Asked>({
  name: 'access_asked',
  event: 'account_access.asked',
  category: 'service',
  joins: false,
  receivers: async (_tx, { account, profile }) => [{ account, profile }],
  key: keyOf,
  async load(app, reader, events) {
    const waiting = await findWaitingAccess(app, reader.accountId);
    return new Map(
      events.flatMap((event) => {
        const found = waiting.get(event.access);
        return found ? [[keyOf(event), found]] : [];
      }),
    );
  },
  line: ([{ colleague }], { i18n }) => ({
    text: i18n._({
      id: 'notification.access_asked.line',
      message: '{colleague} from our team asks to see your account',
      values: { colleague },
    }),
    path: paths.settings('team-access'),
  }),
  email([{ colleague, name, reason }], { i18n, site }) {
    const values = { colleague, name, reason, site };
    return {
      subject: i18n._({
        id: 'mail.access_asked.subject',
        message: 'Our team asks to see your account on {site}',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.access_asked.text',
          message:
            "{colleague} from our team asks to see {site} as you see it for {name}'s profile. The reason: {reason}",
          values,
        }),
        i18n._({
          id: 'mail.access_asked.limits',
          message:
            "If you allow it, they can view it for one hour. They can't change anything. Your messages, payments, login and other families' contact details stay private. You can stop it at any time.",
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.access_asked.button', message: 'Allow or decline' }),
        path: paths.settings('team-access'),
      },
    };
  },
});
