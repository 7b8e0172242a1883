import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { fieldsIn, storedOf, valuesOf } from '../custom/values.ts';
import { customWishesIn } from '../custom/wishes.ts';
import { horoscopeOf, preferencesOf } from '../facts/details.ts';
import { factReader, readFamily } from '../facts/factRows.ts';
import { factsOf } from '../shared/facts/list.ts';
import type { Importance, ShownTo } from '../shared/sections/lists.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import type { Wish } from '../shared/wishes/list.ts';
import { splitCustomTexts } from '../texts/names.ts';
import type { ProfileParts } from './sectionStore.ts';

const readAbout = factReader(factsOf('about'));
const readBasics = factReader(factsOf('basics'));
const readCommunity = factReader(factsOf('community'));
const readWork = factReader(factsOf('work'));

/** Returns the values of every section as its managers edit them: free text as it was written last, approved or not. */
export function sectionValuesOf(
  parts: ProfileParts,
  vocabulary: Vocabulary,
  fields: readonly CustomField[],
): SectionValues {
  const { keyOf } = vocabulary;
  const stated = customOf(parts);
  // Of a site without fields the answer is as it was before there were any.
  const custom = (section: string) =>
    fields.length === 0 ? {} : { custom: { ...valuesOf(fieldsIn(fields, section), stated) } };
  const { profile: it, family, horoscope, birth, preferences: wishes, submitted } = parts;
  return {
    about: {
      profileFor: it.profile_for as SectionValues['about']['profileFor'],
      name: it.name,
      ...readAbout(it, keyOf),
      ...(submitted && { bio: submitted.bio }),
      ...custom('about'),
    },
    basics: { ...readBasics(it, keyOf), ...custom('basics') },
    community: { ...readCommunity(it, keyOf), ...custom('community') },
    work: { ...readWork(it, keyOf), ...custom('work') },
    family: {
      ...readFamily(family, keyOf),
      ...(submitted && { aboutFamily: submitted.aboutFamily }),
      ...custom('family'),
    },
    horoscope: {
      ...horoscopeOf(it.date_of_birth, horoscope, vocabulary),
      timeUnknown: horoscope?.time_unknown ?? false,
      birthplace: birth
        ? { latitude: birth.latitude, longitude: birth.longitude, timeZone: birth.time_zone }
        : null,
      shownTo: (horoscope?.shown_to ?? 'matches') as ShownTo,
      dateShown: horoscope?.date_shown ?? false,
      weighed: horoscope?.weighed ?? false,
    },
    wishes: {
      ...preferencesOf(wishes, vocabulary),
      ...(submitted && { description: submitted.description }),
      ...(fields.length > 0 && { custom: { ...customWishesIn(fields, wishes?.custom) } }),
      importance: importanceOf(wishes),
    },
  };
}

/** Returns what a profile states of the site's own fields, with texts as they were written last. */
export function customOf({ profile, submitted }: Pick<ProfileParts, 'profile' | 'submitted'>) {
  const { custom, texts } = storedOf(profile);
  return { custom, texts: submitted ? splitCustomTexts(submitted.customTexts) : texts };
}

function importanceOf(wishes: { must: string[]; nice: string[] } | undefined) {
  const weights = (names: string[], weight: Importance) =>
    names.map((name): [Wish, Importance] => [name as Wish, weight]);
  return Object.fromEntries([
    ...weights(wishes?.must ?? [], 'must'),
    ...weights(wishes?.nice ?? [], 'nice'),
  ]) as SectionValues['wishes']['importance'];
}
