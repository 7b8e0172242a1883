import { listOpeners, type Opener } from '../../../../meeting/contact-details/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type NonEmpty, type Writer } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

export const contactOpened = defineKind<'contact.opened', Opener>({
  name: 'contact_opened',
  event: 'contact.opened',
  category: 'contact_views',
  joins: true,
  receivers: (tx, { viewed }) => managersOf(tx, viewed),
  key: ({ viewer, viewed }) => `profile ${viewer} of ${viewed}`,
  async load(app, reader, events) {
    const found = await listOpeners(
      app.db,
      reader,
      events.map(({ viewer }) => viewer),
    );
    return new Map(
      events.flatMap(({ viewer, viewed }) =>
        found.has(viewer) && viewed === reader.profile?.id
          ? [[`profile ${viewer} of ${viewed}`, found.get(viewer)!]]
          : [],
      ),
    );
  },
  line: (found, writer) => ({ text: describe(found, writer), path: pathOf(found) }),
  email(found, writer) {
    const { i18n, site, subject } = writer;
    const values = { ...subject, names: joinNames(i18n, found), site };
    return {
      subject: describe(found, writer),
      people: found.map(({ publicId }) => publicId),
      paragraphs: [
        found.length === 1
          ? i18n._({
              id: 'mail.contact_opened.one',
              message:
                "{self, select, true {{names} viewed your phone number and email on {site}.} other {{names} viewed {profile}'s contact details on {site}.}}",
              values,
            })
          : i18n._({
              id: 'mail.contact_opened.text',
              message:
                "{self, select, true {These people viewed your phone number and email on {site}: {names}} other {These people viewed {profile}'s contact details on {site}: {names}}}",
              values,
            }),
      ],
      button: {
        label: i18n._({
          id: 'mail.contact_opened.button',
          message: '{count, plural, one {View profile} other {See who}}',
          values: { count: found.length },
        }),
        path: pathOf(found),
      },
      rest: [
        i18n._({
          id: 'mail.contact_opened.rest',
          message: "Only members you're connected with can do this.",
        }),
      ],
    };
  },
});

const pathOf = (found: NonEmpty<Opener>): string =>
  found.length === 1 ? paths.profile(found[0].publicId) : paths.dashboard();

function describe(found: NonEmpty<Opener>, { i18n, subject }: Writer): string {
  return found.length === 1
    ? i18n._({
        id: 'notification.contact_opened.line',
        message:
          "{self, select, true {{name} viewed your contact details} other {{name} viewed {profile}'s contact details}}",
        values: { ...subject, name: found[0].name },
      })
    : i18n._({
        id: 'notification.contact_opened.lines',
        message:
          "{self, select, true {{count, plural, one {# person} other {# people}} viewed your contact details} other {{count, plural, one {# person} other {# people}} viewed {profile}'s contact details}}",
        values: { ...subject, count: found.length },
      });
}
