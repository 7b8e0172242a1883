import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { decidedPhotos, type PhotoOwner } from './decidedPhotos.ts';

// The reason is at the photo: the reviewer's note may say what the picture shows.
export const photoRejected = defineKind<'photo.rejected', PhotoOwner>({
  name: 'photo_rejected',
  event: 'photo.rejected',
  ...decidedPhotos('rejected'),
  line: (found, { i18n }) => ({ text: lineOf(found, i18n), path: paths.myPhotos() }),
  email(found, { i18n, site }) {
    const values = { count: found.length, name: found[0].name, site };
    return {
      subject: lineOf(found, i18n),
      paragraphs: [
        i18n._({
          id: 'mail.photo_rejected.text',
          message:
            "{count, plural, one {Our team couldn't approve a photo in the profile of {name} on {site}. Others can't see it. The reason is below the photo.} other {Our team couldn't approve # photos in the profile of {name} on {site}. Others can't see them. The reasons are below the photos.}}",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.photo_rejected.button', message: 'See the reason' }),
        path: paths.myPhotos(),
      },
    };
  },
});

const lineOf = ({ length, 0: first }: PhotoOwner[], i18n: I18n): string =>
  i18n._({
    id: 'notification.photo_rejected.line',
    message:
      '{count, plural, one {A photo of {name} was not approved} other {# photos of {name} were not approved}}',
    values: { count: length, name: first?.name ?? '' },
  });
