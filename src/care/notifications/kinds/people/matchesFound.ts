import { listNotifiedMatchesOn, type NotifiedMatch } from '../../../../meeting/matching/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type NonEmpty } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

/** New matches of a week, once a week. */
export const matchesFound = defineKind<'matches.found', NonEmpty<NotifiedMatch>>({
  name: 'matches_found',
  event: 'matches.found',
  category: 'matches',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ profile, day }) => `matches of ${profile} on ${day}`,
  async load(app, reader, events) {
    const own = events.filter(({ profile }) => profile === reader.profile?.id);
    const found = await listNotifiedMatchesOn(
      app.db,
      reader,
      own.map(({ day }) => day),
    );
    return new Map(
      own.flatMap(({ profile, day }) =>
        found.has(day) ? [[`matches of ${profile} on ${day}`, found.get(day)!]] : [],
      ),
    );
  },
  line: ([found], { i18n, subject }) => ({
    text: i18n._({
      id: 'notification.matches_found.line',
      message:
        '{self, select, true {{count, plural, one {# new match} other {# new matches}} for you this week} other {{count, plural, one {# new match} other {# new matches}} for {profile} this week}}',
      values: { ...subject, count: found.length },
    }),
    path: paths.recommendations(),
  }),
  email([found], { i18n, site, subject }) {
    const values = { ...subject, count: found.length, names: joinNames(i18n, found), site };
    return {
      subject: i18n._({
        id: 'mail.matches_found.subject',
        message:
          '{self, select, true {{count, plural, one {# new match} other {# new matches}} for you this week} other {{count, plural, one {# new match} other {# new matches}} for {profile} this week}}',
        values,
      }),
      people: found.map((one) => one.public_id),
      paragraphs: [
        i18n._({
          id: 'mail.matches_found.text',
          message:
            "{self, select, true {{count, plural, one {A profile on {site} matches} other {Profiles on {site} match}} your preferences, and you match theirs: {names}} other {{count, plural, one {A profile on {site} matches} other {Profiles on {site} match}} {profile}'s preferences, and {profile} matches theirs: {names}}}",
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.matches_found.button', message: 'View matches' }),
        path: paths.recommendations(),
      },
      rest: [
        i18n._({ id: 'mail.matches_found.rest', message: 'We email you about this at most once a week.' }),
      ],
    };
  },
});
