import type { VocabularyKind } from '../../src/base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../src/base/vocabulary/vocabulary.ts';
import type { Drawn } from '../draw/draw.ts';

export const tables = {
  accounts: 'id, email, phone, password_hash, email_verified_at, created_at',
  profiles:
    'id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, marital_status_id, caste, sub_caste, gotra, height_cm, weight_kg, education_id, profession, working_with_id, income_min_rupees, income_max_rupees, city, state_id, country_id, diet_id, smoking_id, drinking_id, hobbies, bio, photo_visibility, approved_at, listed_at, verified_at, sample, created_at, updated_at, last_active_at',
  profile_managers: 'profile_id, account_id',
  families:
    'profile_id, father_name, father_occupation, mother_name, mother_occupation, brothers, sisters, family_type_id, family_status_id, family_values_id',
  horoscopes: 'profile_id, time_of_birth, time_zone, place_of_birth, rashi_id, nakshatra_id, manglik_id',
  preferences:
    'profile_id, age_min, age_max, height_min_cm, height_max_cm, marital_status_ids, religion_ids, castes, mother_tongue_ids, education_ids, state_ids',
  photos: 'profile_id, storage_key, position, sample, approved_at',
};
export type Table = keyof typeof tables;
export type Value = string | number | boolean | null | (string | number)[];

/** A value in PostgreSQL's text format of COPY. */
export function field(value: Value): string {
  if (value === null) return '\\N';
  if (Array.isArray(value))
    return escaped(
      `{${value.map((one) => (typeof one === 'number' ? one : `"${one.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`,
    );
  return typeof value === 'string' ? escaped(value) : String(value);
}

const escaped = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign]!);

type Place = {
  ids: { account: number; profile: number };
  created: string;
  lastActive: string;
  email: string;
  publicId: string;
  vocabulary: Vocabulary;
};

export function addPerson(
  add: (table: Table, values: Value[]) => void,
  it: Drawn,
  { ids, created, lastActive, email, publicId, vocabulary }: Place,
): void {
  const term = (kind: VocabularyKind, name: string) => {
    const found = vocabulary.find(kind, name);
    if (!found) throw new Error(`The vocabulary has no ${kind} ${name}.`);
    return found.id;
  };
  const { family, horoscope, wishes } = it;
  const id = ids.profile;
  // No password fits this hash: nobody can log in as a generated person.
  add('accounts', [ids.account, email, null, '!', created, created]);
  add('profiles', [
    id,
    publicId,
    it.profileFor,
    it.name,
    it.gender,
    it.born,
    term('religion', it.religion),
    term('mother_tongue', it.motherTongue),
    term('marital_status', it.maritalStatus),
    it.caste,
    it.subCaste,
    it.gotra,
    it.heightCm,
    it.weightKg,
    term('education', it.education),
    it.profession,
    it.workingWith && term('working_with', it.workingWith),
    it.incomeMin,
    it.incomeMax,
    it.city,
    term('state', it.state),
    term('country', 'India'),
    term('diet', it.diet),
    term('smoking', it.smoking),
    term('drinking', it.drinking),
    it.hobbies,
    it.bio,
    it.photoVisibility,
    created,
    created,
    it.verified ? created : null,
    true,
    created,
    created,
    lastActive,
  ]);
  add('profile_managers', [id, ids.account]);
  if (family) {
    add('families', [
      id,
      family.father,
      family.fatherOccupation,
      family.mother,
      family.motherOccupation,
      family.brothers,
      family.sisters,
      term('family_type', family.type),
      term('family_status', family.status),
      term('family_values', family.values),
    ]);
  }
  if (horoscope) {
    add('horoscopes', [
      id,
      horoscope.time,
      'Asia/Kolkata',
      horoscope.place,
      term('rashi', horoscope.rashi),
      term('nakshatra', horoscope.nakshatra),
      term('manglik', horoscope.manglik),
    ]);
  }
  if (wishes) {
    const terms = (kind: VocabularyKind, names: string[]) => names.map((name) => term(kind, name));
    add('preferences', [
      id,
      wishes.ageMin,
      Math.max(wishes.ageMin, wishes.ageMax),
      wishes.heightMin,
      wishes.heightMax,
      terms('marital_status', wishes.maritalStatus),
      terms('religion', wishes.religion),
      wishes.castes,
      terms('mother_tongue', wishes.motherTongue),
      terms('education', wishes.education),
      terms('state', wishes.states),
    ]);
  }
}
