import { paths } from '../../../../paths.ts';
import { listRejected, type RejectedReview } from '../../../reviews/read.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

const isOfDocument = ({ kind }: RejectedReview) => kind === 'id_document';

// The reason is on the site only: the reviewer's note may say what the document shows.
export const idRejected = defineKind<'review.decided', RejectedReview>({
  name: 'id_rejected',
  event: 'review.decided',
  category: 'service',
  joins: false,
  receivers: async (tx, { review, profile }) =>
    (await listRejected(tx, profile, [review])).some(isOfDocument) ? managersOf(tx, profile) : [],
  key: ({ review }) => `review ${review}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const ids = events.map(({ review }) => review);
    const found = await listRejected(app.db, reader.profile.id, ids);
    return new Map(found.filter(isOfDocument).map((one) => [`review ${one.id}`, one]));
  },
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.id_rejected.line',
      message: "{name}'s ID document was not approved",
      values: { name },
    }),
    path: paths.settings('id'),
  }),
  email([{ name }], { i18n, site, viewsOnly }) {
    const values = { name, site };
    return {
      subject: i18n._({
        id: 'mail.id_rejected.subject',
        message: "{name}'s ID document was not approved",
        values,
      }),
      paragraphs: [
        viewsOnly
          ? i18n._({
              id: 'mail.id_rejected.views',
              message:
                "Our team at {site} couldn't verify {name}'s ID with the document that was sent. We have deleted it. Settings show the reason.",
              values,
            })
          : i18n._({
              id: 'mail.id_rejected.text',
              message:
                "Our team at {site} couldn't verify {name}'s ID with the document you sent. We have deleted it. Settings show the reason, and you can send another.",
              values,
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.id_rejected.button', message: 'See the reason' }),
        path: paths.settings('id'),
      },
    };
  },
});
