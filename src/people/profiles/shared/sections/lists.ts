import type { ProfilePart } from '../facts/completeness.ts';
import { factKeys, factOf } from '../facts/list.ts';

/** The sections of a profile as its managers edit them: each is saved as a whole, and has its own version. */
export const SECTIONS = ['about', 'basics', 'community', 'work', 'family', 'horoscope', 'wishes'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The answer of families without a caste in a religion with castes. Others can search by it. */
export const NO_CASTE = 'No caste';

/** The guided steps of a new member, in their order. A step that is no section has its page in my-profile/web/steps/ownSteps.tsx. */
export const STEPS = ['photo', ...SECTIONS] as const;
export type StepName = (typeof STEPS)[number];

/** Returns the section where a missing part of a profile is filled in; null for the photo, which has its own page. */
export function sectionOfPart(part: ProfilePart): SectionName | null {
  if (part === 'photo') return null;
  if (part === 'preferences') return 'wishes';
  if (part === 'horoscope') return 'horoscope';
  const key = factKeys.find((one) => factOf(one).part === part);
  return key ? factOf(key).section : null;
}

/** Which viewers of the profile see its horoscope. */
export const SHOWN_TO = ['everyone', 'matches', 'nobody'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

/** How much a wish counts, from the most on. */
export const IMPORTANCES = ['must', 'important', 'nice'] as const;
export type Importance = (typeof IMPORTANCES)[number];

/** The default importance of a wish. */
export const USUAL: Importance = 'important';
