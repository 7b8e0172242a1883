/** Why a profile is not for somebody, if they like to say. Nobody else is told. */
export const DISMISSAL_REASONS = ['age', 'place', 'community', 'education', 'other'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];
