import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { Importance, Wish } from './lists.ts';
import type { SectionValues } from './rules.ts';
import type { Parts } from './sectionStore.ts';

/** Returns the values of every section as its managers edit them: free text as it was written last, approved or not. */
export function valuesOf(parts: Parts, { keyOf }: Vocabulary): SectionValues {
  const { profile: it, family, horoscope, preferences: wishes, submitted } = parts;
  const keysOf = (ids: number[] | undefined) => (ids ?? []).map(keyOf).filter((key) => key !== null);
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
      incomeMinRupees: it.income_min_rupees,
      incomeMaxRupees: it.income_max_rupees,
      city: it.city,
      state: keyOf(it.state_id),
      country: keyOf(it.country_id),
    },
    family: {
      fatherName: family?.father_name ?? null,
      fatherOccupation: family?.father_occupation ?? null,
      motherName: family?.mother_name ?? null,
      motherOccupation: family?.mother_occupation ?? null,
      brothers: family?.brothers ?? null,
      sisters: family?.sisters ?? null,
      familyType: keyOf(family?.family_type_id),
      familyStatus: keyOf(family?.family_status_id),
      familyValues: keyOf(family?.family_values_id),
    },
    horoscope: {
      dateOfBirth: it.date_of_birth,
      timeOfBirth: horoscope?.time_of_birth?.slice(0, 5) ?? null,
      placeOfBirth: horoscope?.place_of_birth ?? null,
      rashi: keyOf(horoscope?.rashi_id),
      nakshatra: keyOf(horoscope?.nakshatra_id),
      manglik: keyOf(horoscope?.manglik_id),
    },
    wishes: {
      ageMin: wishes?.age_min ?? null,
      ageMax: wishes?.age_max ?? null,
      heightMinCm: wishes?.height_min_cm ?? null,
      heightMaxCm: wishes?.height_max_cm ?? null,
      maritalStatus: keysOf(wishes?.marital_status_ids),
      religion: keysOf(wishes?.religion_ids),
      caste: wishes?.castes ?? [],
      motherTongue: keysOf(wishes?.mother_tongue_ids),
      education: keysOf(wishes?.education_ids),
      profession: wishes?.professions ?? [],
      cities: wishes?.cities ?? [],
      states: keysOf(wishes?.state_ids),
      description: (submitted ? submitted.description : wishes?.description) ?? null,
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
