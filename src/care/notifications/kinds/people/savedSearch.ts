import { type Alerted, readAlerts } from '../../../../meeting/saved-searches/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind, type NonEmpty, type Writer } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';
import { joinNames } from '../texts.ts';

/** How many searches an email lists. */
const LISTED_MAX = 10;

type Data = { search: string; at: string };
const keyOf = ({ search, at }: Data) => `search ${search} at ${at}`;

/** New matches of saved searches; the room sees to it that alerts about one search are an hour apart. */
export const savedSearch = defineKind<'saved_search.alerted', Alerted>({
  name: 'saved_search',
  event: 'saved_search.alerted',
  category: 'saved_searches',
  joins: true,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: keyOf,
  async load(app, reader, events) {
    const own = events.filter(({ profile }) => profile === reader.profile?.id);
    const found = await readAlerts(app, reader, own);
    return new Map([...found].map(([alert, alerted]) => [keyOf(alert), alerted]));
  },
  line(found, writer) {
    const searches = joinSame(found);
    return { text: describe(searches, writer), path: leadTo(searches) };
  },
  email(found, writer) {
    const { i18n, site } = writer;
    const searches = joinSame(found);
    const [first] = searches;
    const values = { names: joinNames(i18n, first.people), site };
    const alone = i18n._({ id: 'mail.saved_search.text', message: 'New for you on {site}: {names}', values });
    const each = searches.slice(0, LISTED_MAX).map(({ name, people }) =>
      i18n._({
        id: 'mail.saved_search.texts',
        message: '“{name}”: {names}',
        values: { name, names: joinNames(i18n, people) },
      }),
    );
    return {
      subject: describe(searches, writer),
      people: [...new Set(searches.flatMap(({ people }) => people.map(({ id }) => id)))],
      paragraphs: searches.length === 1 ? [alone] : each,
      button: {
        label: i18n._({ id: 'mail.saved_search.button', message: 'View profiles' }),
        path: leadTo(searches),
      },
      rest: [
        i18n._({
          id: 'mail.saved_search.rest',
          message: 'You can choose how often we email you about each saved search.',
        }),
      ],
    };
  },
});

/** Joins alerts about the same search. */
function joinSame(found: NonEmpty<Alerted>): NonEmpty<Alerted> {
  const joined = [...Map.groupBy(found, ({ search }) => search).values()].map((all) => {
    const people = new Map(all.flatMap((one) => one.people).map((person) => [person.id, person]));
    return { ...all[0]!, people: [...people.values()], more: all.some(({ more }) => more) };
  });
  return joined as NonEmpty<Alerted>;
}

const leadTo = (searches: NonEmpty<Alerted>): string =>
  searches.length === 1 ? searches[0].path : paths.savedSearches();

function describe(searches: NonEmpty<Alerted>, { i18n }: Writer): string {
  const [first, second] = searches;
  const ids = new Set(searches.flatMap(({ people }) => people.map(({ id }) => id)));
  const count = ids.size;
  const values = { count, name: first.name, person: first.people[0]?.name ?? '' };
  if (searches.some(({ more }) => more)) {
    return second
      ? i18n._({
          id: 'notification.saved_search.many_searches',
          message: 'More than {count} new profiles match saved searches',
          values,
        })
      : i18n._({
          id: 'notification.saved_search.many',
          message: 'More than {count} new profiles match “{name}”',
          values,
        });
  }
  if (second) {
    return i18n._({
      id: 'notification.saved_search.searches',
      message: '{count, plural, one {# new profile matches} other {# new profiles match}} saved searches',
      values,
    });
  }
  return count === 1
    ? i18n._({
        id: 'notification.saved_search.line',
        message: 'New match for “{name}”: {person}',
        values,
      })
    : i18n._({
        id: 'notification.saved_search.lines',
        message: '{count} new profiles match “{name}”',
        values,
      });
}
