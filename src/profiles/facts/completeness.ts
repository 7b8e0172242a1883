/** Parts of a profile that can be filled, the most useful to others first. */
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

/** Weight of each part of a profile, in per cent; registration itself makes up the rest. */
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

/** Returns completeness in whole per cent, and what to fill next, the most useful first. */
export function completeness(filled: Record<Part, boolean>): { percent: number; next: Part[] } {
  const parts = Object.keys(WEIGHTS) as Part[];
  return {
    percent: REGISTRATION + parts.reduce((sum, part) => sum + (filled[part] ? WEIGHTS[part] : 0), 0),
    next: parts.filter((part) => !filled[part]),
  };
}
