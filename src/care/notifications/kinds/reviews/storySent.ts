import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { type StoryOf, storyOf } from './storyOf.ts';

export const storySent = defineKind<'story.saved', StoryOf>({
  name: 'story_sent',
  event: 'story.saved',
  ...storyOf('consent'),
  line: ([{ name }], { i18n, subject }) => ({
    text: i18n._({
      id: 'notification.story_sent.line',
      message:
        '{self, select, true {{name} sent us a success story about you both} other {{name} sent us a success story that names {profile}}}',
      values: { ...subject, name },
    }),
    path: paths.settings('story'),
  }),
  email([{ name }], { i18n, site, subject, viewsOnly }) {
    const values = { ...subject, name, site };
    return {
      subject: i18n._({
        id: 'mail.story_sent.subject',
        message:
          '{self, select, true {{name} sent us a success story about you both} other {{name} sent us a success story that names {profile}}}',
        values,
      }),
      paragraphs: [
        viewsOnly
          ? i18n._({
              id: 'mail.story_sent.views',
              message:
                '{self, select, true {{name} has written about how you both met on {site}.} other {{name} has written about how {profile} and {name} met on {site}.}} Nobody sees it unless those who manage the profile agree.',
              values,
            })
          : i18n._({
              id: 'mail.story_sent.text',
              message:
                '{self, select, true {{name} has written about how you met on {site}.} other {{name} has written about how {profile} and {name} met on {site}.}} Nobody sees it unless you agree. Please read it first.',
              values,
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.story_sent.button', message: 'Read the story' }),
        path: paths.settings('story'),
      },
    };
  },
});
