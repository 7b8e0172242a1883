import { paths } from '../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type StoryOf, storyOf } from './storyOf.ts';

export const storyApproved = defineKind<'story.approved', StoryOf>({
  name: 'story_approved',
  event: 'story.approved',
  ...storyOf('approved'),
  line: ([{ name }], { i18n }) => ({
    text: i18n._({
      id: 'notification.story_approved.line',
      message: 'Your success story with {name} is on the home page',
      values: { name },
    }),
    path: paths.settings('story'),
  }),
  email([{ name }], { i18n, site }) {
    const values = { name, site };
    return {
      subject: i18n._({
        id: 'mail.story_approved.subject',
        message: 'Your success story with {name} is on the home page',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.story_approved.text',
          message:
            'Our team at {site} has checked your success story with {name}. Everyone can read it now. Either family can withdraw it at any time.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.story_approved.button', message: 'View the story' }),
        path: paths.settings('story'),
      },
    };
  },
});
