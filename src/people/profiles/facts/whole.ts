import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { readWhole } from '../store.ts';

type Read = Awaited<ReturnType<typeof readWhole>>;
type Part<Name extends 'family' | 'horoscope' | 'preferences'> = Read[Name] | null;
type KeyOf = Pick<Vocabulary, 'keyOf'>;

/** Returns the family of a profile from its row; nulls where there is none. */
export const familyOf = (family: Part<'family'>, { keyOf }: KeyOf) => ({
  fatherName: family?.father_name ?? null,
  fatherOccupation: family?.father_occupation ?? null,
  motherName: family?.mother_name ?? null,
  motherOccupation: family?.mother_occupation ?? null,
  brothers: family?.brothers ?? null,
  sisters: family?.sisters ?? null,
  familyType: keyOf(family?.family_type_id),
  familyStatus: keyOf(family?.family_status_id),
  familyValues: keyOf(family?.family_values_id),
});

/** Returns birth and horoscope of a profile. @param dateOfBirth YYYY-MM-DD */
export const horoscopeOf = (dateOfBirth: string, horoscope: Part<'horoscope'>, { keyOf }: KeyOf) => ({
  dateOfBirth,
  timeOfBirth: horoscope?.time_of_birth?.slice(0, 5) ?? null,
  placeOfBirth: horoscope?.place_of_birth ?? null,
  rashi: keyOf(horoscope?.rashi_id),
  nakshatra: keyOf(horoscope?.nakshatra_id),
  manglik: keyOf(horoscope?.manglik_id),
});

/** Returns the partner preferences of a profile from their row; empty lists and nulls where there is none. */
export function wishesOf(wishes: Part<'preferences'>, { keyOf }: KeyOf) {
  const keysOf = (ids: number[] | undefined) => (ids ?? []).map(keyOf).filter((key) => key !== null);
  return {
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
    diet: keysOf(wishes?.diet_ids),
    description: wishes?.description ?? null,
  };
}
