import { listUnreadMessages, type UnreadMessage } from '../../../../meeting/messages/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type NonEmpty, type Writer } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

// Never the text of a message: others may see the screen where an email is read.
export const messageReceived = defineKind<'message.sent', UnreadMessage>({
  name: 'message_received',
  event: 'message.sent',
  category: 'messages',
  joins: true,
  receivers: (tx, { receiver }) => managersOf(tx, receiver),
  key: ({ conversation, message }) => `message ${conversation} ${message}`,
  about: ({ conversation }) => `conversation ${conversation}`,
  async load(app, reader, events) {
    const found = await listUnreadMessages(app.db, reader, events);
    return new Map(found.map((one) => [`message ${one.conversation} ${one.message}`, one]));
  },
  line: (found, writer) => ({ text: describe(found, writer), path: pathOf(found) }),
  email(found, writer) {
    const { i18n, site, subject, viewsOnly } = writer;
    const values = { ...subject, names: joinNames(i18n, sendersOf(found)), count: found.length, site };
    return {
      subject: describe(found, writer),
      people: sendersOf(found).map(({ publicId }) => publicId),
      paragraphs: [
        viewsOnly
          ? i18n._({
              id: 'mail.message_received.text_to_view',
              message:
                '{count, plural, one {There is an unread message} other {There are # unread messages}} from {names} on {site}.',
              values,
            })
          : i18n._({
              id: 'mail.message_received.text',
              message:
                '{self, select, true {{count, plural, one {You have an unread message} other {You have # unread messages}} from {names} on {site}.} other {{count, plural, one {{profile} has an unread message} other {{profile} has # unread messages}} from {names} on {site}.}} Reading and replying are free.',
              values,
            }),
      ],
      button: {
        label: viewsOnly
          ? i18n._({ id: 'mail.message_received.view', message: 'Read' })
          : i18n._({ id: 'mail.message_received.button', message: 'Read and reply' }),
        path: pathOf(found),
      },
      rest: [
        i18n._({
          id: 'mail.message_received.rest',
          message: 'We email you at most once a day about the same conversation.',
        }),
      ],
    };
  },
});

/** Each of several messages of a conversation has the name of its sender. */
const sendersOf = (found: NonEmpty<UnreadMessage>) => [
  ...new Map(found.map((one) => [one.conversation, one])).values(),
];

const isOne = (found: NonEmpty<UnreadMessage>) =>
  found.every(({ conversation }) => conversation === found[0].conversation);

function pathOf(found: NonEmpty<UnreadMessage>): string {
  return isOne(found) ? paths.conversation(found[0].conversation) : paths.messages();
}

function describe(found: NonEmpty<UnreadMessage>, { i18n, subject }: Writer): string {
  const values = { ...subject, name: found[0].name, count: found.length };
  if (found.length === 1) {
    return i18n._({
      id: 'notification.message_received.line',
      message: '{self, select, true {{name} sent you a message} other {{name} sent {profile} a message}}',
      values,
    });
  }
  return isOne(found)
    ? i18n._({
        id: 'notification.message_received.from',
        message: '{count, plural, one {# new message} other {# new messages}} from {name}',
        values,
      })
    : i18n._({
        id: 'notification.message_received.lines',
        message: '{count, plural, one {# new message} other {# new messages}}',
        values,
      });
}
