import { paths } from '../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type StoryOf, storyOf } from './storyOf.ts';

export const storyRejected = defineKind<'story.rejected', StoryOf>({
  name: 'story_rejected',
  event: 'story.rejected',
  ...storyOf('rejected'),
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.story_rejected.line',
      message: 'Your success story with {name} was not approved',
      values: { name },
    }),
    path: paths.settings('story'),
  }),
  email([{ name }], { i18n, site, viewsOnly }) {
    const values = { name, site };
    return {
      subject: i18n._({
        id: 'mail.story_rejected.subject',
        message: 'Your success story with {name} was not approved',
        values,
      }),
      paragraphs: [
        viewsOnly
          ? i18n._({
              id: 'mail.story_rejected.views',
              message: "Our team at {site} couldn't approve your success story with {name}. It is not shown.",
              values,
            })
          : i18n._({
              id: 'mail.story_rejected.text',
              message:
                "Our team at {site} couldn't approve your success story with {name}. It is not shown. You can change it and send it again.",
              values,
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.story_rejected.button', message: 'View the story' }),
        path: paths.settings('story'),
      },
    };
  },
});
