import { listPendingFrom, type OtherSide } from '../../../../meeting/interests/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

export const interestReceived = defineKind<'interest.sent', OtherSide>({
  name: 'interest_received',
  event: 'interest.sent',
  category: 'interests_received',
  joins: true,
  receivers: (tx, { receiver }) => managersOf(tx, receiver),
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
  line(found, { i18n, subject }) {
    return {
      text:
        found.length === 1
          ? i18n._({
              id: 'notification.interest_received.line',
              message:
                '{self, select, true {{name} sent you an interest} other {{name} sent {profile} an interest}}',
              values: { ...subject, name: found[0].name },
            })
          : i18n._({
              id: 'notification.interest_received.lines',
              message:
                '{self, select, true {{count, plural, one {# person} other {# people}} sent you an interest} other {{count, plural, one {# person} other {# people}} sent {profile} an interest}}',
              values: { ...subject, count: found.length },
            }),
      path: paths.interests(),
    };
  },
  email(found, { i18n, site, subject, viewsOnly }) {
    const values = {
      ...subject,
      name: found[0].name,
      names: joinNames(i18n, found),
      count: found.length,
      site,
    };
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
          message:
            '{self, select, true {{name} sent you an interest} other {{name} sent {profile} an interest}}',
          values,
        }),
        people: found.map(({ publicId }) => publicId),
        paragraphs: [
          i18n._({
            id: 'mail.interest_received.text',
            message:
              '{self, select, true {{name} sent you an interest on {site}.} other {{name} sent {profile} an interest on {site}.}}',
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
        message:
          '{self, select, true {You have {count, plural, one {# new interest} other {# new interests}}} other {{profile} has {count, plural, one {# new interest} other {# new interests}}}}',
        values,
      }),
      people: found.map(({ publicId }) => publicId),
      paragraphs: [
        i18n._({
          id: 'mail.interest_received.texts',
          message:
            '{self, select, true {These people sent you an interest on {site}: {names}} other {These people sent {profile} an interest on {site}: {names}}}',
          values,
        }),
      ],
      button,
      rest,
    };
  },
});
