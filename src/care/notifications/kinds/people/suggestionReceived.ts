import { readSuggestedNames } from '../../../../meeting/suggestions/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

/** A match that our team suggests: both families are notified, each about the other. */
export const suggestionReceived = defineKind<'suggestion.sent', { name: string; publicId: string }>({
  name: 'suggestion_received',
  event: 'suggestion.sent',
  category: 'suggestions',
  joins: false,
  receivers: async (tx, { low, high }) => [...(await managersOf(tx, low)), ...(await managersOf(tx, high))],
  key: ({ suggestion }) => `suggestion ${suggestion}`,
  async load(app, reader, events) {
    const ids = events.map(({ suggestion }) => suggestion);
    const found = await readSuggestedNames(app.db, reader, ids);
    return new Map([...found].map(([id, other]) => [`suggestion ${id}`, other]));
  },
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.suggestion_received.line',
      message: 'Our team suggests a match: {name}',
      values: { name },
    }),
    path: paths.recommendations(),
  }),
  email: ([{ name, publicId }], { i18n, site, viewsOnly }) => ({
    subject: i18n._({
      id: 'mail.suggestion_received.subject',
      message: 'Our team suggests a match: {name}',
      values: { name },
    }),
    people: [publicId],
    paragraphs: [
      i18n._({
        id: 'mail.suggestion_received.text',
        message: 'Our team at {site} thinks that {name} may be a good match for your family.',
        values: { name, site },
      }),
    ],
    button: {
      label: viewsOnly
        ? i18n._({ id: 'mail.view.button', message: 'View' })
        : i18n._({ id: 'mail.suggestion_received.button', message: 'View and reply' }),
      path: paths.recommendations(),
    },
    rest: viewsOnly
      ? []
      : [
          i18n._({
            id: 'mail.suggestion_received.rest',
            message: 'If it is not a match, tell us. The other family is not notified.',
          }),
        ],
  }),
});
