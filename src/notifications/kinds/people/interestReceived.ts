import { listPendingFrom, type OtherSide } from '../../../interests/read.ts';
import { paths } from '../../../paths.ts';
import { listNames } from '../../email/texts.ts';
import { defineKind } from '../../kind.ts';
import { managers } from '../../receivers.ts';

export const interestReceived = defineKind<'interest.sent', OtherSide>({
  name: 'interest_received',
  event: 'interest.sent',
  category: 'interests_received',
  joins: true,
  receivers: (tx, { receiver }) => managers(tx, receiver),
  key: ({ interest }) => `interest ${interest}`,
  about: ({ sender, receiver }) => `profile ${sender} to ${receiver}`,
  async load(app, reader, events) {
    const found = await listPendingFrom(
      app,
      reader,
      events.map(({ interest }) => interest),
    );
    return new Map([...found].map(([interest, other]) => [`interest ${interest}`, other]));
  },
  line(found, { i18n }) {
    return {
      text:
        found.length === 1
          ? i18n._({
              id: 'notification.interest_received.line',
              message: '{name} sent you an interest',
              values: { name: found[0].name },
            })
          : i18n._({
              id: 'notification.interest_received.lines',
              message: '{count, plural, one {# person} other {# people}} sent you an interest',
              values: { count: found.length },
            }),
      path: paths.interests(),
    };
  },
  email(found, { i18n, site, viewsOnly }) {
    const values = { name: found[0].name, names: listNames(i18n, found), count: found.length, site };
    const rest = viewsOnly
      ? []
      : [i18n._({ id: 'mail.interest_received.rest', message: 'You have 90 days to reply.' })];
    const button = {
      label: viewsOnly
        ? i18n._({ id: 'mail.view.button', message: 'View' })
        : i18n._({ id: 'mail.interest_received.button', message: 'View and reply' }),
      path: paths.interests(),
    };
    if (found.length === 1) {
      return {
        subject: i18n._({
          id: 'mail.interest_received.subject',
          message: '{name} sent you an interest',
          values,
        }),
        paragraphs: [
          i18n._({
            id: 'mail.interest_received.text',
            message: '{name} sent you an interest on {site}.',
            values,
          }),
        ],
        button,
        rest,
      };
    }
    return {
      subject: i18n._({
        id: 'mail.interest_received.subjects',
        message: 'You have {count, plural, one {# new interest} other {# new interests}}',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.interest_received.texts',
          message: 'These people sent you an interest on {site}: {names}',
          values,
        }),
      ],
      button,
      rest,
    };
  },
});
