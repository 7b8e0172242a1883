import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { listRejected, type RejectedReview } from '../../../reviews/read.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

// A photo has its own notification.
const isOfProfile = ({ kind }: RejectedReview) => kind === 'profile' || kind === 'profile_text';

// The reason is on the site only: the reviewer's note may quote the profile.
export const profileRejected = defineKind<'review.decided', RejectedReview>({
  name: 'profile_rejected',
  event: 'review.decided',
  category: 'service',
  joins: false,
  receivers: async (tx, { review, profile }) =>
    (await listRejected(tx, profile, [review])).some(isOfProfile) ? managersOf(tx, profile) : [],
  key: ({ review }) => `review ${review}`,
  async load(app, reader, events) {
    const ids = events.map(({ review }) => review);
    if (!reader.profile) return new Map();
    const found = await listRejected(app.db, reader.profile.id, ids);
    return new Map(found.filter(isOfProfile).map((one) => [`review ${one.id}`, one]));
  },
  line: ([found], { i18n }) => ({ text: describe(found, i18n), path: paths.dashboard() }),
  email([found], { i18n, site, viewsOnly }) {
    const values = { name: found.name, site };
    return {
      subject: describe(found, i18n),
      paragraphs: [
        found.kind !== 'profile'
          ? i18n._({
              id: 'mail.profile_rejected.words',
              message:
                "Our team did not approve the new text in {name}'s profile on {site}. Others still see the earlier text. Your dashboard shows the reason.",
              values,
            })
          : viewsOnly
            ? i18n._({
                id: 'mail.profile_rejected.views',
                message:
                  "Our team has checked {name}'s profile on {site}. It needs changes before others can see it. We've asked those who manage the profile to make them. The dashboard shows the reason.",
                values,
              })
            : i18n._({
                id: 'mail.profile_rejected.text',
                message:
                  "Our team has checked {name}'s profile on {site}. It needs changes before others can see it. Your dashboard shows the reason.",
                values,
              }),
      ],
      button: {
        label: i18n._({ id: 'mail.profile_rejected.button', message: 'See the reason' }),
        path: paths.dashboard(),
      },
    };
  },
});

function describe({ kind, name }: RejectedReview, i18n: I18n): string {
  return kind === 'profile'
    ? i18n._({
        id: 'notification.profile_rejected.line',
        message: "{name}'s profile needs changes",
        values: { name },
      })
    : i18n._({
        id: 'notification.profile_rejected.words',
        message: "The new text in {name}'s profile was not approved",
        values: { name },
      });
}
