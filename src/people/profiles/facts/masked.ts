import { maskSpread, mayBeSpread } from '../../../kit/mask/spread.ts';
import { memoize } from '../../../kit/memoize.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { hasHidden, mask } from '../../../kit/shared/mask/mask.ts';
import { withoutDirection } from '../../../kit/text/direction.ts';
import type { Card, ProfileDetails } from '../contract.ts';

/**
 * Returns a text of a profile without phone numbers, addresses, links and handles. Cached, because names and professions recur
 * with every card and a bio with every view: about 8 MB of text.
 */
const maskText = memoize((text) => withoutDirection(mask(text)), 2_000_000);

/** Whether a text of a profile contains contact details. */
export const hasContact = (text: string): boolean => hasHidden(text);

/** Returns why a name is refused that has contact details: names are shown in emails and in the bell as they are. */
export const contactIn = (name: string): Coded | null => (hasContact(name) ? code('name_contact') : null);

/** Stands between texts that are masked together: none of a profile has it. */
const BETWEEN = '\u0000';

/** As `maskText` for joined texts, including what is spread over several of them. */
const maskJoined = memoize((joined) => {
  const texts = joined.split(BETWEEN);
  return (mayBeSpread(texts) ? maskSpread(texts) : texts).map((text) => withoutDirection(mask(text)));
}, 2_000_000);

type Texts = Record<string, string | string[] | null | undefined>;

/**
 * Masks contact details in texts that are read one below the other, including details spread over several of them, such as
 * 98220 and 12345 among the hobbies.
 */
function maskTogether<Some extends Texts>(texts: Some): Some {
  const parts = Object.values(texts).flatMap((text) => text ?? []);
  const masked = [...maskJoined(parts.join(BETWEEN))];
  const next = () => masked.shift()!;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      Array.isArray(text) ? text.map(next) : text == null ? text : next(),
    ]),
  ) as Some;
}

/** Most cards have only letters and need no check for details spread over several texts. */
const SIGNS = /[^\p{L}\p{M} ,&()'’-]/u;

/** Masks the texts of a card for a viewer who is not connected with the profile. */
export function maskCard<Some extends Pick<Card, 'name' | 'city' | 'profession' | 'caste'>>(
  card: Some,
): Some {
  const { name, profession, city, caste } = card;
  const texts = { name, profession, city, ...(caste && { caste }) };
  if (Object.values(texts).some((text) => text && SIGNS.test(text)))
    return { ...card, ...maskTogether(texts) };
  return {
    ...card,
    name: maskText(name),
    city: city && maskText(city),
    profession: profession && maskText(profession),
    ...(caste && { caste: maskText(caste) }),
  };
}

type Shown = ProfileDetails & Pick<Card, 'profession' | 'city'>;

/** Masks the texts of a whole profile for a viewer who is not connected with it. */
export function maskProfile<Some extends Shown>(it: Some): Some {
  const { profession, city, caste, subCaste, gotra, bio, hobbies, family, horoscope, preferences } = it;
  const { fatherName, fatherOccupation, motherName, motherOccupation } = family;
  const own = maskTogether({
    ...{ profession, city, caste, subCaste, gotra, bio, hobbies },
    ...{ fatherName, fatherOccupation, motherName, motherOccupation },
    placeOfBirth: horoscope.placeOfBirth,
    wishedCastes: preferences.caste,
    wishedProfessions: preferences.profession,
    wishedCities: preferences.cities,
    description: preferences.description,
  });
  return {
    ...it,
    ...{ profession: own.profession, city: own.city },
    ...{ caste: own.caste, subCaste: own.subCaste, gotra: own.gotra, bio: own.bio, hobbies: own.hobbies },
    family: {
      ...family,
      ...{ fatherName: own.fatherName, fatherOccupation: own.fatherOccupation },
      ...{ motherName: own.motherName, motherOccupation: own.motherOccupation },
    },
    horoscope: { ...horoscope, placeOfBirth: own.placeOfBirth },
    preferences: {
      ...preferences,
      caste: own.wishedCastes,
      profession: own.wishedProfessions,
      cities: own.wishedCities,
      description: own.description,
    },
  };
}
