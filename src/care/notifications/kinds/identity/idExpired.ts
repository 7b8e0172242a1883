import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type DocumentOwner, idDocumentOf } from './idDocumentOf.ts';

export const idExpired = defineKind<'id_document.expired', DocumentOwner>({
  name: 'id_expired',
  event: 'id_document.expired',
  ...idDocumentOf('none'),
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.id_expired.line',
      message: "We couldn't check {name}'s ID document in time. It needs to be sent again",
      values: { name },
    }),
    path: paths.settings('id'),
  }),
  email([{ name }], { i18n, site, viewsOnly }) {
    const values = { name, site };
    if (viewsOnly) {
      return {
        subject: i18n._({
          id: 'mail.id_expired.views.subject',
          message: "We couldn't check {name}'s ID document in time",
          values,
        }),
        paragraphs: [
          i18n._({
            id: 'mail.id_expired.views.text',
            message:
              "We are sorry. Our team at {site} couldn't check {name}'s ID document in time, so we have deleted it. We've asked those who manage the profile to send it again.",
            values,
          }),
        ],
        button: {
          label: i18n._({ id: 'mail.id_verified.button', message: 'View ID verification' }),
          path: paths.settings('id'),
        },
      };
    }
    return {
      subject: i18n._({
        id: 'mail.id_expired.subject',
        message: "Please send {name}'s ID document again",
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.id_expired.text',
          message:
            "We are sorry. Our team at {site} couldn't check {name}'s ID document in time, so we have deleted it. Please send it again.",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.id_expired.button', message: 'Send ID document' }),
        path: paths.settings('id'),
      },
    };
  },
});
