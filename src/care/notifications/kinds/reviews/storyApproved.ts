import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type StoryOf, storyOf } from './storyOf.ts';

export const storyApproved = defineKind<'story.approved', StoryOf>({
  name: 'story_approved',
  event: 'story.approved',
  ...storyOf('approved'),
  line: ([{ name }], { i18n, subject }) => ({
    text: i18n._({
      id: 'notification.story_approved.line',
      message:
        "{self, select, true {Your success story with {name} is on the home page} other {{profile}'s success story with {name} is on the home page}}",
      values: { ...subject, name },
    }),
    path: paths.settings('story'),
  }),
  email([{ name }], { i18n, site, subject }) {
    const values = { ...subject, name, site };
    return {
      subject: i18n._({
        id: 'mail.story_approved.subject',
        message:
          "{self, select, true {Your success story with {name} is on the home page} other {{profile}'s success story with {name} is on the home page}}",
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.story_approved.text',
          message:
            "{self, select, true {Our team at {site} has checked your success story with {name}.} other {Our team at {site} has checked {profile}'s success story with {name}.}} Everyone can read it now. Either family can withdraw it at any time.",
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
