import type { FactPart } from './fact.ts';
import { type FactKey, factOf } from './list.ts';

/** Parts of a profile that can be filled. */
export type ProfilePart = FactPart | 'photo' | 'preferences' | 'horoscope';

/** Weight of each part of a profile, in per cent, the most useful to others first; registration itself makes up the rest. */
const WEIGHTS: Record<ProfilePart, number> = {
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
/** Every part, the most useful first. */
export const PARTS = Object.keys(WEIGHTS) as ProfilePart[];

// Not computed at the top: that would be in the scripts of every page that imports anything of this file.
const registration = () => 100 - Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** Religions whose families use caste and gotra, and compare horoscopes. */
const WITH_HOROSCOPES = ['hindu', 'jain', 'sikh', 'buddhist'];

/** Whether families of a religion use castes; where not, the same field is called community. @param religion its key */
export const hasCastes = (religion: string): boolean => WITH_HOROSCOPES.includes(religion);

/** Key of the country whose states are options. */
export const INDIA = 'IN';

/** What decides which facts are asked for, as keys of options. */
export type Asking = { religion?: string | null; country?: string | null; maritalStatus?: string | null };

/** Whether a fact is asked for, by what else a section states. */
export function isAsked(key: FactKey, { religion, country, maritalStatus }: Asking): boolean {
  switch (factOf(key).onlyWith) {
    case 'castes':
      return hasCastes(religion ?? '');
    case 'abroad':
      return (country ?? INDIA) !== INDIA;
    case 'marriage':
      return (maritalStatus ?? 'never_married') !== 'never_married';
    default:
      return true;
  }
}

/**
 * Returns the parts that families of a religion look for: where castes and horoscopes are not used, neither counts, as many have
 * none to state. @param religion its key
 */
export const partsFor = (religion: string): ProfilePart[] =>
  PARTS.filter((part) => (part !== 'horoscope' && part !== 'community') || hasCastes(religion));

/**
 * Returns completeness in whole per cent of what counts, and what to fill next, the most useful first.
 * @param counting the parts that families look for
 */
export function completeness(
  filled: Record<ProfilePart, boolean>,
  counting: ProfilePart[] = PARTS,
): { percent: number; next: ProfilePart[] } {
  const weightOf = (parts: ProfilePart[]) => parts.reduce((sum, part) => sum + WEIGHTS[part], registration());
  const next = counting.filter((part) => !filled[part]);
  // Rounded down: only a profile that lacks nothing is complete.
  const percent = Math.floor((100 * weightOf(counting.filter((part) => filled[part]))) / weightOf(counting));
  return { percent, next };
}
