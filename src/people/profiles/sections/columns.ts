import type { VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { birthColumns, uncomputedBirth } from '../facts/births/birth.ts';
import { possibleMoons } from '../facts/births/moons.ts';
import { contactIn } from '../facts/masked.ts';
import { wrongBirth } from '../shared/rules.ts';
import type { SectionName } from '../shared/sections/lists.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import type { ProfileTexts } from '../texts/textStore.ts';
import type { SectionRows } from './sectionStore.ts';

/** The state of a profile that new values of a section are checked against. */
export type SectionContext<Name extends SectionName> = {
  values: SectionValues[Name];
  gender: 'female' | 'male';
  /** Whether the staff have checked who the person is. */
  verified: boolean;
  /** Today in India, YYYY-MM-DD. */
  day: string;
  /** Whether the birth may be used for horoscopes: its family has not withdrawn that, or agrees again. */
  horoscopeUsed: boolean;
  vocabulary: Vocabulary;
};

/** What saving a section writes: columns, and the free text that may have to be approved first. */
export type SectionChange = SectionRows & { texts?: Partial<ProfileTexts> };

type Convert<Name extends SectionName> = (
  values: SectionValues[Name],
  current: SectionContext<Name>,
) => SectionChange;

/** Converts the values of a section to columns. Each refuses, by field, what may not be saved. */
export const columnsOf: { [Name in SectionName]: Convert<Name> } = {
  about(values, current) {
    const renamed = values.name !== current.values.name;
    refuseFields({ name: renamed && (current.verified ? code('verified_locked') : contactIn(values.name)) });
    const { profileFor, name, bio, hobbies } = values;
    return { profiles: { profile_for: profileFor, name, hobbies }, texts: { bio } };
  },

  basics(values, current) {
    const ids = idsOf(current, values, {
      maritalStatus: 'marital_status',
      diet: 'diet',
      smoking: 'smoking',
      drinking: 'drinking',
    });
    return {
      profiles: {
        height_cm: values.heightCm,
        weight_kg: values.weightKg,
        marital_status_id: ids.maritalStatus,
        diet_id: ids.diet,
        smoking_id: ids.smoking,
        drinking_id: ids.drinking,
      },
    };
  },

  community(values, current) {
    const ids = idsOf(current, values, { religion: 'religion', motherTongue: 'mother_tongue' });
    return {
      profiles: {
        // Never null: the schema wants a key, and an unknown one is refused above.
        religion_id: ids.religion!,
        mother_tongue_id: ids.motherTongue!,
        caste: values.caste,
        sub_caste: values.subCaste,
        gotra: values.gotra,
      },
    };
  },

  work(values, current) {
    const ids = idsOf(current, values, {
      education: 'education',
      workingWith: 'working_with',
      state: 'state',
      country: 'country',
    });
    return {
      profiles: {
        education_id: ids.education,
        profession: values.profession,
        working_with_id: ids.workingWith,
        income_min_rupees: values.incomeMinRupees,
        income_max_rupees: values.incomeMaxRupees,
        city: values.city,
        state_id: ids.state,
        country_id: ids.country,
      },
    };
  },

  family(values, current) {
    const ids = idsOf(current, values, {
      familyType: 'family_type',
      familyStatus: 'family_status',
      familyValues: 'family_values',
    });
    return {
      families: {
        father_name: values.fatherName,
        father_occupation: values.fatherOccupation,
        mother_name: values.motherName,
        mother_occupation: values.motherOccupation,
        brothers: values.brothers,
        sisters: values.sisters,
        family_type_id: ids.familyType,
        family_status_id: ids.familyStatus,
        family_values_id: ids.familyValues,
      },
    };
  },

  horoscope(values, current) {
    const moved = values.dateOfBirth !== current.values.dateOfBirth;
    refuseFields({
      dateOfBirth:
        moved &&
        ((current.verified && code('verified_locked')) ||
          wrongBirth(values.dateOfBirth, current.gender, current.day)),
    });
    const ids = idsOf(current, values, { rashi: 'rashi', nakshatra: 'nakshatra', manglik: 'manglik' });
    const time = values.timeUnknown ? null : values.timeOfBirth;
    const place = values.placeOfBirth === null ? null : values.birthplace;
    const restated = values.rashi !== current.values.rashi || values.nakshatra !== current.values.nakshatra;
    refuseFields({
      // With a time and a place the form does not ask for them: they are computed.
      nakshatra: !(time && place) && restated && contradicts(values) && code('nakshatra_not_in_rashi'),
    });
    return {
      profiles: { date_of_birth: values.dateOfBirth },
      horoscopes: {
        time_of_birth: time,
        time_zone: time && (place?.timeZone ?? 'Asia/Kolkata'),
        time_unknown: values.timeUnknown,
        place_of_birth: values.placeOfBirth,
        rashi_id: ids.rashi,
        nakshatra_id: ids.nakshatra,
        manglik_id: ids.manglik,
        date_shown: values.dateShown,
        ...(current.horoscopeUsed
          ? { shown_to: values.shownTo, weighed: values.weighed, withdrawn_at: null }
          : { shown_to: 'nobody', weighed: false }),
      },
      births:
        place &&
        (current.horoscopeUsed
          ? birthColumns({ date: values.dateOfBirth, time, ...place })
          : uncomputedBirth({ ...place, time_zone: place.timeZone })),
    };
  },

  wishes(values, current) {
    const ids = idsOfLists(current, values, {
      maritalStatus: 'marital_status',
      religion: 'religion',
      motherTongue: 'mother_tongue',
      education: 'education',
      states: 'state',
      diet: 'diet',
    });
    const weighted = (weight: string) =>
      Object.entries(values.importance)
        .filter((entry) => entry[1] === weight)
        .map(([wish]) => wish)
        .sort();
    return {
      preferences: {
        age_min: values.ageMin,
        age_max: values.ageMax,
        height_min_cm: values.heightMinCm,
        height_max_cm: values.heightMaxCm,
        marital_status_ids: ids.maritalStatus,
        religion_ids: ids.religion,
        castes: values.caste,
        mother_tongue_ids: ids.motherTongue,
        education_ids: ids.education,
        professions: values.profession,
        cities: values.cities,
        state_ids: ids.states,
        diet_ids: ids.diet,
        must: weighted('must'),
        nice: weighted('nice'),
      },
      texts: { description: values.description },
    };
  },
};

const contradicts = ({ rashi, nakshatra }: SectionValues['horoscope']) =>
  rashi !== null && nakshatra !== null && possibleMoons([], { rashi, nakshatra }).length === 0;

function refuseFields(wrong: Record<string, Coded | false | null>): void {
  const fields = Object.entries(wrong).filter((entry): entry is [string, Coded] => Boolean(entry[1]));
  if (fields.length > 0) throw refuse.invalid(Object.fromEntries(fields));
}

/** Returns the id of an option that forms or filters offer, or that the profile has had before; undefined for any other. */
function idOf(vocabulary: Vocabulary, kind: VocabularyKind, key: string, had: boolean): number | undefined {
  const term = vocabulary.find(kind, key);
  return term && (term.inForms || term.inFilter || had) ? term.id : undefined;
}

function idsOf<Field extends string>(
  { vocabulary, values: before }: { vocabulary: Vocabulary; values: Record<NoInfer<Field>, string | null> },
  values: Record<NoInfer<Field>, string | null>,
  kinds: Record<Field, VocabularyKind>,
): Record<Field, number | null> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<Field, number | null>;
  for (const [field, kind] of Object.entries(kinds) as [Field, VocabularyKind][]) {
    const key = values[field];
    const id = key === null ? null : idOf(vocabulary, kind, key, key === before[field]);
    if (id === undefined) wrong[field] = code('choice_invalid');
    else ids[field] = id;
  }
  refuseFields(wrong);
  return ids;
}

function idsOfLists<Field extends string>(
  { vocabulary, values: before }: { vocabulary: Vocabulary; values: Record<NoInfer<Field>, string[]> },
  values: Record<NoInfer<Field>, string[]>,
  kinds: Record<Field, VocabularyKind>,
): Record<Field, number[]> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<Field, number[]>;
  for (const [field, kind] of Object.entries(kinds) as [Field, VocabularyKind][]) {
    const found = values[field].map((key) => idOf(vocabulary, kind, key, before[field].includes(key)));
    const known = found.filter((id) => id !== undefined);
    if (known.length < found.length) wrong[field] = code('choice_invalid');
    ids[field] = [...new Set(known)];
  }
  refuseFields(wrong);
  return ids;
}
