import { readVocabulary, type Vocabulary } from '../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Convention } from '../../people/astrology/guna/tables.ts';
import { readMatch } from '../../people/horoscopes/matches.ts';
import { chartStyleOf } from '../../people/horoscopes/shared/chartStyle.ts';
import { findHoroscope, type ProfileHoroscope } from '../../people/profiles/facts/births/findHoroscope.ts';
import {
  horoscopeAccessOf,
  isOpen,
  moonsOf,
  shownToOf,
} from '../../people/profiles/facts/births/horoscope.ts';
import { readCards } from '../../people/profiles/facts/cards.ts';
import type { ShownHoroscope } from './contract.ts';
import { type Cast, castHoroscope, middleOf } from './person.ts';

/**
 * Returns the horoscope of a profile as a member may see it, and the match with their own profile if both show their
 * horoscopes to each other. For anybody else nothing is computed: they get the same answer as for an unknown profile.
 * @throws NOT_FOUND
 */
export async function readHoroscope(
  app: App,
  viewer: Member,
  publicId: string,
  convention: Convention,
): Promise<ShownHoroscope> {
  const found = await findHoroscope(app, viewer, publicId);
  if (!found || horoscopeAccessOf(found, found.reader) !== 'shown') throw refuse.notFound();
  const [cards, mine, vocabulary] = await Promise.all([
    readCards(app, viewer, [found.id]),
    found.reader.own ? found : findHoroscope(app, viewer, viewer.profile.publicId),
    readVocabulary(app.db),
  ]);
  const card = cards.get(found.id);
  // One of the two was hidden or deleted since the first statement.
  if (!card || !mine) throw refuse.notFound();
  const now = app.clock();
  const theirs = castHoroscope(card.name, found, found.reader, now, vocabulary);
  const noMatch = reasonAgainst(found, mine, vocabulary);
  const own = noMatch ? null : castHoroscope(viewer.profile.name, mine, mine.reader, now, vocabulary);
  return {
    own: found.reader.own,
    shownTo: found.reader.own ? shownToOf(found) : null,
    chartStyle: chartStyleOf(vocabulary.keyOf(mine.motherTongueId)),
    side: found.gender === 'female' ? 'bride' : 'groom',
    person: theirs.person,
    exact: theirs.exact,
    match: own && { viewer: own.person, milan: matchPeople(found.gender, theirs, own, convention) },
    noMatch,
  };
}

function reasonAgainst(
  found: ProfileHoroscope,
  mine: ProfileHoroscope,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): ShownHoroscope['noMatch'] {
  if (found.reader.own) return 'own';
  if (found.gender === mine.gender) return 'same_gender';
  if (moonsOf(found, vocabulary).length === 0) return 'unknown';
  if (moonsOf(mine, vocabulary).length === 0) return 'viewer_unknown';
  // A match reveals something of both, so each must show theirs to the other.
  const toThem = { own: false, connected: found.reader.connected };
  return isOpen(shownToOf(mine), toThem) ? null : 'viewer_hides';
}

function matchPeople(gender: 'female' | 'male', theirs: Cast, own: Cast, convention: Convention) {
  const [bride, groom] = gender === 'female' ? [theirs, own] : [own, theirs];
  return readMatch({ bride: sideOf(bride), groom: sideOf(groom), convention });
}

/** Returns the place of the Moon for the comparison, and the other possible places for the range. */
function sideOf({ moons }: Cast) {
  const middle = middleOf(moons);
  return { ...middle, possible: moons.filter((moon) => moon !== middle) };
}
