import { listAcceptedBy, type OtherSide } from '../../../../meeting/interests/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

export const interestAccepted = defineKind<'interest.accepted', OtherSide>({
  name: 'interest_accepted',
  event: 'interest.accepted',
  category: 'interests_accepted',
  joins: true,
  receivers: (tx, { sender }) => managersOf(tx, sender),
  key: ({ interest }) => `interest ${interest}`,
  about: ({ receiver }) => `profile ${receiver}`,
  async load(app, reader, events) {
    const found = await listAcceptedBy(
      app,
      reader,
      events.map(({ interest }) => interest),
    );
    return new Map([...found].map(([interest, other]) => [`interest ${interest}`, other]));
  },
  line(found, { i18n, subject }) {
    if (found.length === 1) {
      return {
        text: i18n._({
          id: 'notification.interest_accepted.line',
          message:
            "{self, select, true {{name} accepted your interest} other {{name} accepted {profile}'s interest}}",
          values: { ...subject, name: found[0].name },
        }),
        path: paths.writeTo(found[0].publicId),
      };
    }
    return {
      text: i18n._({
        id: 'notification.interest_accepted.lines',
        message:
          "{self, select, true {{count, plural, one {# person} other {# people}} accepted your interest} other {{count, plural, one {# person} other {# people}} accepted {profile}'s interest}}",
        values: { ...subject, count: found.length },
      }),
      path: `${paths.interests()}?tab=sent`,
    };
  },
  email(found, { i18n, site, subject }) {
    const values = {
      ...subject,
      name: found[0].name,
      names: joinNames(i18n, found),
      count: found.length,
      site,
    };
    if (found.length === 1) {
      return {
        subject: i18n._({
          id: 'mail.interest_accepted.subject',
          message:
            "{self, select, true {{name} accepted your interest} other {{name} accepted {profile}'s interest}}",
          values,
        }),
        people: found.map(({ publicId }) => publicId),
        paragraphs: [
          i18n._({
            id: 'mail.interest_accepted.text',
            message:
              "{self, select, true {{name} accepted your interest on {site}.} other {{name} accepted {profile}'s interest on {site}.}} You're now connected.",
            values,
          }),
        ],
        button: {
          label: i18n._({ id: 'mail.interest_accepted.button', message: "See what's next" }),
          path: paths.writeTo(found[0].publicId),
        },
      };
    }
    return {
      subject: i18n._({
        id: 'mail.interest_accepted.subjects',
        message:
          "{self, select, true {{count, plural, one {# person} other {# people}} accepted your interest} other {{count, plural, one {# person} other {# people}} accepted {profile}'s interest}}",
        values,
      }),
      people: found.map(({ publicId }) => publicId),
      paragraphs: [
        i18n._({
          id: 'mail.interest_accepted.texts',
          message: "You're now connected on {site} with: {names}",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.interest_accepted.buttons', message: 'View interests' }),
        path: `${paths.interests()}?tab=sent`,
      },
    };
  },
});
