import type { readWhole } from './store.ts';

type Whole = Awaited<ReturnType<typeof readWhole>>;

/** A part of a profile that can be filled, in the order in which it is most useful to others. */
export type Part =
  | 'photo'
  | 'bio'
  | 'height'
  | 'maritalStatus'
  | 'education'
  | 'profession'
  | 'city'
  | 'income'
  | 'community'
  | 'family'
  | 'preferences'
  | 'lifestyle'
  | 'horoscope'
  | 'hobbies';

/** How much of a whole profile each part is, in per cent; registration itself makes up the rest. */
const WEIGHTS: Record<Part, number> = {
  photo: 15,
  bio: 10,
  height: 5,
  maritalStatus: 5,
  education: 8,
  profession: 8,
  city: 7,
  income: 4,
  community: 4,
  family: 8,
  preferences: 8,
  lifestyle: 4,
  horoscope: 4,
  hobbies: 3,
};
const REGISTRATION = 100 - Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** Completeness in whole per cent, and what to fill next, the most useful first. */
export function completeness(filled: Record<Part, boolean>): { percent: number; next: Part[] } {
  const parts = Object.keys(WEIGHTS) as Part[];
  return {
    percent: REGISTRATION + parts.reduce((sum, part) => sum + (filled[part] ? WEIGHTS[part] : 0), 0),
    next: parts.filter((part) => !filled[part]),
  };
}

/** What of a profile is filled. A part of several facts counts once one of them is stated. */
export function filledParts({
  profile,
  family,
  horoscope,
  preferences,
  photos,
}: Whole): Record<Part, boolean> {
  const stated = (row: object | undefined) =>
    Object.entries(row ?? {}).some(
      ([name, value]) =>
        name !== 'profile_id' && value !== null && !(Array.isArray(value) && value.length === 0),
    );
  return {
    photo: photos.length > 0,
    bio: Boolean(profile.bio),
    height: profile.height_cm !== null,
    maritalStatus: profile.marital_status_id !== null,
    education: profile.education_id !== null,
    profession: Boolean(profile.profession),
    city: Boolean(profile.city),
    income: profile.income_max_rupees !== null || profile.income_min_rupees !== null,
    community: Boolean(profile.caste),
    family: stated(family),
    preferences: stated(preferences),
    lifestyle: Boolean(profile.diet || profile.smoking || profile.drinking),
    horoscope: stated(horoscope),
    hobbies: profile.hobbies.length > 0,
  };
}
