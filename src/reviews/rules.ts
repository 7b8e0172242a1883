/** Kinds of reviews. A new kind is its name here and its file in kinds/. */
export const REVIEW_KINDS = ['profile', 'profile_text'] as const;
export type ReviewKindName = (typeof REVIEW_KINDS)[number];

export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Reasons of a rejection. The reviewer can add a note, which the last reason requires. */
export const REJECT_REASONS = [
  'not_genuine',
  'contact_details',
  'unsuitable',
  'too_little',
  'duplicate',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const NOTE_MAX = 500;
