import { readViewsOfDays, type ViewsOfDay } from '../../../../meeting/viewers/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type Writer } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

/** The views of one day, once a day: a line for each would be noise. */
export const profileViewed = defineKind<'views.counted', ViewsOfDay & { day: string }>({
  name: 'profile_viewed',
  event: 'views.counted',
  category: 'views',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ profile, day }) => `views of ${profile} on ${day}`,
  async load(app, reader, events) {
    const own = events.filter(({ profile }) => profile === reader.profile?.id);
    const found = await readViewsOfDays(
      app.db,
      reader,
      own.map(({ day }) => day),
    );
    return new Map(
      own.flatMap(({ profile, day }) =>
        found.has(day) ? [[`views of ${profile} on ${day}`, { ...found.get(day)!, day }]] : [],
      ),
    );
  },
  line: ([found], writer) => ({ text: describe(found, writer), path: paths.viewers() }),
  email([found], writer) {
    const { i18n, site, subject } = writer;
    return {
      subject: describe(found, writer),
      people: found.publicId ? [found.publicId] : [],
      paragraphs: [
        i18n._({
          id: 'mail.profile_viewed.text',
          message:
            "{self, select, true {{count, plural, one {# person} other {# people}} viewed your profile on {site}.} other {{count, plural, one {# person} other {# people}} viewed {profile}'s profile on {site}.}}",
          values: { ...subject, count: found.count, site },
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.profile_viewed.button', message: 'See who viewed the profile' }),
        path: paths.viewers(),
      },
      rest: [
        i18n._({ id: 'mail.profile_viewed.rest', message: 'We email you about this at most once a day.' }),
      ],
    };
  },
});

function describe(
  { name, count, day }: ViewsOfDay & { day: string },
  { i18n, formats, subject }: Writer,
): string {
  const values = { ...subject, name, count, others: count - 1, day: formats.longDay(day) };
  if (!name) {
    return i18n._({
      id: 'notification.profile_viewed.count',
      message:
        "{self, select, true {{count, plural, one {# person} other {# people}} viewed your profile on {day}} other {{count, plural, one {# person} other {# people}} viewed {profile}'s profile on {day}}}",
      values,
    });
  }
  return count === 1
    ? i18n._({
        id: 'notification.profile_viewed.line',
        message:
          "{self, select, true {{name} viewed your profile on {day}} other {{name} viewed {profile}'s profile on {day}}}",
        values,
      })
    : i18n._({
        id: 'notification.profile_viewed.lines',
        message:
          "{self, select, true {{name} and {others, plural, one {# other} other {# others}} viewed your profile on {day}} other {{name} and {others, plural, one {# other} other {# others}} viewed {profile}'s profile on {day}}}",
        values,
      });
}
