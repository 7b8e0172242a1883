import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type StoryOf, storyOf } from './storyOf.ts';

export const storyRejected = defineKind<'story.rejected', StoryOf>({
  name: 'story_rejected',
  event: 'story.rejected',
  ...storyOf('rejected'),
  line: ([{ name }], { i18n, subject }) => ({
    text: i18n._({
      id: 'notification.story_rejected.line',
      message:
        "{self, select, true {Your success story with {name} was not approved} other {{profile}'s success story with {name} was not approved}}",
      values: { ...subject, name },
    }),
    path: paths.settings('story'),
  }),
  email([{ name }], { i18n, site, subject, viewsOnly }) {
    const values = { ...subject, name, site };
    return {
      subject: i18n._({
        id: 'mail.story_rejected.subject',
        message:
          "{self, select, true {Your success story with {name} was not approved} other {{profile}'s success story with {name} was not approved}}",
        values,
      }),
      paragraphs: [
        viewsOnly
          ? i18n._({
              id: 'mail.story_rejected.views',
              message:
                "{self, select, true {Our team at {site} couldn't approve your success story with {name}.} other {Our team at {site} couldn't approve {profile}'s success story with {name}.}} It is not shown.",
              values,
            })
          : i18n._({
              id: 'mail.story_rejected.text',
              message:
                "{self, select, true {Our team at {site} couldn't approve your success story with {name}.} other {Our team at {site} couldn't approve {profile}'s success story with {name}.}} It is not shown. You can change it and send it again.",
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
