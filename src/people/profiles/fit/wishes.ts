import { WISHES, type Wish } from '../shared/sections/lists.ts';

/** Degrees, north and east positive. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** The facts of a profile that wishes are compared with: ids of options, words as texts in lower case; null: not stated. */
export type PersonFacts = {
  /** Whole years. */
  age: number;
  heightCm: number | null;
  maritalStatus: number | null;
  religion: number | null;
  caste: string | null;
  motherTongue: number | null;
  diet: number | null;
  education: number | null;
  profession: string | null;
  state: number | null;
  city: string | null;
  /** Where the city is, if its location is known. */
  coordinates: Coordinates | null;
};

/** The partner preferences of a profile. An empty list or a null bound is no wish. Words are texts in lower case, or ids. */
export type Wishes<Word = string> = {
  ageMin: number | null;
  ageMax: number | null;
  heightMinCm: number | null;
  heightMaxCm: number | null;
  maritalStatus: readonly number[];
  religion: readonly number[];
  caste: readonly Word[];
  motherTongue: readonly number[];
  education: readonly number[];
  profession: readonly Word[];
  states: readonly number[];
  cities: readonly Word[];
  diet: readonly number[];
  /** Where the wished cities are whose location is known. */
  coordinates: readonly Coordinates[];
  /** Wishes that must be met, and wishes that are only nice to have; all others are important. */
  must: readonly Wish[];
  nice: readonly Wish[];
  /** What each weighs, in the order of WISHES. */
  weights: readonly number[];
};

/** What a wish weighs. A must weighs as much as an important wish: a profile that fails it is not recommended at all. */
export const WEIGHT = { must: 3, important: 3, nice: 1 } as const;

/** Returns what each wish weighs, in the order of WISHES. */
export const weightsOf = (nice: readonly string[]): number[] =>
  WISHES.map((wish) => (nice.includes(wish) ? WEIGHT.nice : WEIGHT.important));

/** A row of the views `profile_facts` and `partner_wishes`. */
export type PersonRow = {
  height_cm: number | null;
  marital_status_id: number | null;
  religion_id: number | null;
  caste: string | null;
  mother_tongue_id: number | null;
  diet_id: number | null;
  education_id: number | null;
  profession: string | null;
  state_id: number | null;
  city: string | null;
  age_min: number | null;
  age_max: number | null;
  height_min_cm: number | null;
  height_max_cm: number | null;
  marital_status_ids: number[] | null;
  religion_ids: number[] | null;
  castes: string[] | null;
  mother_tongue_ids: number[] | null;
  education_ids: number[] | null;
  professions: string[] | null;
  state_ids: number[] | null;
  cities: string[] | null;
  diet_ids: number[] | null;
  must: string[] | null;
  nice: string[] | null;
};

const lower = (texts: string[] | null) => (texts ?? []).map((text) => text.toLowerCase());

/** Returns where a city is, by its name in lower case; null for one that is not known. */
export type Locate = (city: string) => Coordinates | null;
const nowhere: Locate = () => null;

/** Returns the facts in a row. @param age in whole years @param locate returns where a city is */
export const factsOf = (row: PersonRow, age: number, locate: Locate = nowhere): PersonFacts => {
  const city = row.city?.toLowerCase() ?? null;
  return {
    age,
    heightCm: row.height_cm,
    maritalStatus: row.marital_status_id,
    religion: row.religion_id,
    caste: row.caste?.toLowerCase() ?? null,
    motherTongue: row.mother_tongue_id,
    diet: row.diet_id,
    education: row.education_id,
    profession: row.profession?.toLowerCase() ?? null,
    state: row.state_id,
    city,
    coordinates: city && locate(city),
  } as PersonFacts;
};

/** Returns the wishes in a row. @param locate returns where a city is */
export const wishesOf = (row: PersonRow, locate: Locate = nowhere): Wishes => {
  const cities = lower(row.cities);
  return {
    ageMin: row.age_min,
    ageMax: row.age_max,
    heightMinCm: row.height_min_cm,
    heightMaxCm: row.height_max_cm,
    maritalStatus: row.marital_status_ids ?? [],
    religion: row.religion_ids ?? [],
    caste: lower(row.castes),
    motherTongue: row.mother_tongue_ids ?? [],
    education: row.education_ids ?? [],
    profession: lower(row.professions),
    states: row.state_ids ?? [],
    cities,
    diet: row.diet_ids ?? [],
    coordinates: cities.flatMap((city) => {
      const coordinates = locate(city);
      return coordinates ? [coordinates] : [];
    }),
    must: (row.must ?? []) as Wish[],
    nice: (row.nice ?? []) as Wish[],
    weights: weightsOf(row.nice ?? []),
  };
};
