import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type DocumentOwner, idDocumentOf } from './idDocumentOf.ts';

export const idVerified = defineKind<'id_document.verified', DocumentOwner>({
  name: 'id_verified',
  event: 'id_document.verified',
  ...idDocumentOf('verified'),
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.id_verified.line',
      message: "{name}'s ID is verified",
      values: { name },
    }),
    path: paths.settings('id'),
  }),
  email([{ name }], { i18n, site }) {
    const values = { name, site };
    return {
      subject: i18n._({ id: 'mail.id_verified.subject', message: "{name}'s ID is verified", values }),
      paragraphs: [
        i18n._({
          id: 'mail.id_verified.text',
          message:
            "Our team at {site} has checked {name}'s ID document. The profile now shows the ‘ID verified’ badge. We have deleted the document.",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.id_verified.button', message: 'View ID verification' }),
        path: paths.settings('id'),
      },
    };
  },
});
