import { type Coded, code } from '../../kit/api/errorCode.ts';
import { keepResults } from '../../kit/mask/keepResults.ts';
import { mask } from '../../kit/mask/mask.ts';
import type { Card, RestOfProfile } from '../contract.ts';

/**
 * Returns a text of a profile without phone numbers, addresses, links and handles. Names and professions come again with every
 * card, a bio with every view: together about 8 MB of text are kept.
 */
const maskText = keepResults(mask, 2_000_000);

/** Whether a text of a profile has contact details, which are not to be had in it. */
export const hasContact = (text: string): boolean => maskText(text) !== text;

const orNull = (text: string | null) => text && maskText(text);

/** Returns why a name is refused that has contact details: names are shown in emails and in the bell as they are. */
export const contactIn = (name: string): Coded | null => (hasContact(name) ? code('name_contact') : null);

/** Returns what others wrote on a card, for somebody who is not connected with them. */
export const maskCard = <Some extends Pick<Card, 'name' | 'city' | 'profession' | 'caste'>>(
  card: Some,
): Some => ({
  ...card,
  name: maskText(card.name),
  city: orNull(card.city),
  profession: orNull(card.profession),
  ...(card.caste && { caste: maskText(card.caste) }),
});

/** Returns the rest of a profile for somebody who is not connected with it: contact details are not to be had in its texts. */
export const maskRest = (it: RestOfProfile): RestOfProfile => ({
  ...it,
  caste: orNull(it.caste),
  subCaste: orNull(it.subCaste),
  gotra: orNull(it.gotra),
  hobbies: it.hobbies.map(maskText),
  bio: orNull(it.bio),
  family: {
    ...it.family,
    fatherName: orNull(it.family.fatherName),
    fatherOccupation: orNull(it.family.fatherOccupation),
    motherName: orNull(it.family.motherName),
    motherOccupation: orNull(it.family.motherOccupation),
  },
  horoscope: { ...it.horoscope, placeOfBirth: orNull(it.horoscope.placeOfBirth) },
  preferences: {
    ...it.preferences,
    caste: it.preferences.caste.map(maskText),
    profession: it.preferences.profession.map(maskText),
    cities: it.preferences.cities.map(maskText),
    description: orNull(it.preferences.description),
  },
});
