import { REJECT_REASONS, type RejectReason } from '../kit/api/rejections.ts';

/** Kinds of reviews. A new kind is its name here and its file in kinds/. */
export const REVIEW_KINDS = ['profile', 'profile_text', 'photo', 'story', 'report'] as const;
export type ReviewKindName = (typeof REVIEW_KINDS)[number];

export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Reasons that fit a kind, the most common first. */
export const reasonsFor = (kind: ReviewKindName): RejectReason[] =>
  kind === 'photo'
    ? ['face_unclear', 'other_person', 'not_genuine', 'contact_details', 'unsuitable', 'other']
    : REJECT_REASONS.filter((reason) => reason !== 'face_unclear' && reason !== 'other_person');

/** Whether the managers of the profile learn nothing of reviews of a kind. Their notes are for colleagues. */
export const isHidden = (kind: ReviewKindName): boolean => kind === 'report';

export const NOTE_MAX = 500;
