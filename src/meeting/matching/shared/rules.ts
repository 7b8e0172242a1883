/** Reasons that a member can give for a dismissal. Nobody else sees them. */
export const DISMISSAL_REASONS = ['age', 'place', 'community', 'education', 'other'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];
