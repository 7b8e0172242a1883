import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { familyOf, horoscopeOf, preferencesOf } from '../facts/details.ts';
import type { Importance, ShownTo, Wish } from '../shared/sections/lists.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import type { ProfileParts } from './sectionStore.ts';

/** Returns the values of every section as its managers edit them: free text as it was written last, approved or not. */
export function sectionValuesOf(parts: ProfileParts, vocabulary: Vocabulary): SectionValues {
  const { keyOf } = vocabulary;
  const { profile: it, family, horoscope, birth, preferences: wishes, submitted } = parts;
  return {
    about: {
      profileFor: it.profile_for as SectionValues['about']['profileFor'],
      name: it.name,
      bio: submitted ? submitted.bio : it.bio,
      hobbies: it.hobbies,
    },
    basics: {
      heightCm: it.height_cm,
      weightKg: it.weight_kg,
      maritalStatus: keyOf(it.marital_status_id),
      diet: keyOf(it.diet_id),
      smoking: keyOf(it.smoking_id),
      drinking: keyOf(it.drinking_id),
    },
    community: {
      religion: keyOf(it.religion_id) ?? '',
      motherTongue: keyOf(it.mother_tongue_id) ?? '',
      caste: it.caste,
      subCaste: it.sub_caste,
      gotra: it.gotra,
    },
    work: {
      education: keyOf(it.education_id),
      profession: it.profession,
      workingWith: keyOf(it.working_with_id),
      incomeMinRupees: it.income_min_rupees,
      incomeMaxRupees: it.income_max_rupees,
      city: it.city,
      state: keyOf(it.state_id),
      country: keyOf(it.country_id),
    },
    family: familyOf(family, vocabulary),
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
      importance: importanceOf(wishes),
    },
  };
}

function importanceOf(wishes: { must: string[]; nice: string[] } | undefined) {
  const weights = (names: string[], weight: Importance) =>
    names.map((name): [Wish, Importance] => [name as Wish, weight]);
  return Object.fromEntries([
    ...weights(wishes?.must ?? [], 'must'),
    ...weights(wishes?.nice ?? [], 'nice'),
  ]) as SectionValues['wishes']['importance'];
}
