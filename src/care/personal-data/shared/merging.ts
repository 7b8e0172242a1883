// Pure, and read by the browser: without zod.

/** Why two profiles can't be merged as they stand. */
export const MERGE_REFUSALS = [
  'merge_gender',
  'merge_unclaimed',
  'merge_suspended',
  'merge_plans',
  'merge_requests',
  'merge_deletion_asked',
] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];

/** What the duplicate has that goes to the profile that stays. */
export const MOVED = [
  'managers',
  'interests',
  'conversations',
  'shortlisted',
  'savedSearches',
  'blocks',
  'plans',
  'payments',
  'requests',
  'reports',
  'warnings',
  'notes',
  'suggestions',
] as const;
export type Moved = (typeof MOVED)[number];

export type MergeFacts = {
  sameGender: boolean;
  /** Nobody has claimed the profile that stays: our team registered it. */
  unclaimed: boolean;
  suspended: boolean;
  /** Both have a plan that runs or begins later. */
  bothPlans: boolean;
  /** Both have an open request of the same kind. */
  sameRequests: boolean;
  deletionAsked: boolean;
};

/** Returns the first thing that has to be settled before two profiles are merged; null when nothing is in the way. */
export function refusalOf(it: MergeFacts): MergeRefusal | null {
  if (!it.sameGender) return 'merge_gender';
  if (it.unclaimed) return 'merge_unclaimed';
  if (it.suspended) return 'merge_suspended';
  if (it.deletionAsked) return 'merge_deletion_asked';
  if (it.bothPlans) return 'merge_plans';
  return it.sameRequests ? 'merge_requests' : null;
}
