import type { Texts } from '../sections/texts/textStore.ts';
import type { Part } from '../shared/facts/completeness.ts';
import type { readWhole } from '../store.ts';

type Whole = Awaited<ReturnType<typeof readWhole>>;

/** What has no meaning alone: how much a wish counts, where a time is local to, who sees it. */
const NO_FACTS = [
  ...[
    'profile_id',
    'must',
    'nice',
    'time_zone',
    'time_unknown',
    'shown_to',
    'date_shown',
    'weighed',
    'withdrawn_at',
  ],
];

/**
 * Returns which parts of a profile are filled. A part of several facts counts once one of them is stated.
 * @param submitted free text that waits for approval, which counts too
 */
export function filledParts(
  { profile, family, horoscope, preferences, photos }: Whole,
  submitted: Texts | null = null,
): Record<Part, boolean> {
  const stated = (row: object | undefined) =>
    Object.entries(row ?? {}).some(
      ([name, value]) =>
        !NO_FACTS.includes(name) && value !== null && !(Array.isArray(value) && value.length === 0),
    );
  return {
    photo: photos.length > 0,
    bio: Boolean(profile.bio ?? submitted?.bio),
    height: profile.height_cm !== null,
    maritalStatus: profile.marital_status_id !== null,
    education: profile.education_id !== null,
    profession: Boolean(profile.profession),
    city: Boolean(profile.city),
    income: profile.income_max_rupees !== null || profile.income_min_rupees !== null,
    community: Boolean(profile.caste),
    family: stated(family),
    preferences: stated(preferences) || Boolean(submitted?.description),
    lifestyle: (profile.diet_id ?? profile.smoking_id ?? profile.drinking_id) !== null,
    horoscope: stated(horoscope),
    hobbies: profile.hobbies.length > 0,
  };
}
