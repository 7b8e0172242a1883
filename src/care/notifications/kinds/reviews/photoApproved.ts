import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { decidedPhotos, type PhotoOwner } from './decidedPhotos.ts';

export const photoApproved = defineKind<'photo.approved', PhotoOwner>({
  name: 'photo_approved',
  event: 'photo.approved',
  ...decidedPhotos('approved'),
  line: (found, { i18n }) => ({ text: lineOf(found, i18n), path: paths.myPhotos() }),
  email(found, { i18n, site }) {
    const values = { count: found.length, name: found[0].name, site };
    return {
      subject: lineOf(found, i18n),
      paragraphs: [
        i18n._({
          id: 'mail.photo_approved.text',
          message:
            '{count, plural, one {Our team has checked the new photo in the profile of {name} on {site}. Other members can see it now.} other {Our team has checked # new photos in the profile of {name} on {site}. Other members can see them now.}}',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.photo_approved.button', message: 'View photos' }),
        path: paths.myPhotos(),
      },
    };
  },
});

const lineOf = ({ length, 0: first }: PhotoOwner[], i18n: I18n): string =>
  i18n._({
    id: 'notification.photo_approved.line',
    message:
      '{count, plural, one {The new photo of {name} is approved} other {# new photos of {name} are approved}}',
    values: { count: length, name: first?.name ?? '' },
  });
