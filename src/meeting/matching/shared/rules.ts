/** Why a profile is not for somebody, if they choose one. Nobody else sees it. */
export const DISMISSAL_REASONS = ['age', 'place', 'community', 'education', 'other'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];
