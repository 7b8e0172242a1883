import type { RejectReason } from '../../../kit/shared/api/rejections.ts';

/** Kinds of reviews. A new kind is its name here and its file in kinds/. */
export const REVIEW_KINDS = ['profile', 'profile_text', 'photo', 'id_document', 'story', 'report'] as const;
export type ReviewKindName = (typeof REVIEW_KINDS)[number];

export const REVIEW_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Parts of the queue: reports are upheld or dismissed, everything else is approved or rejected. */
export const QUEUE_PARTS = ['waiting', 'approved', 'rejected', 'upheld', 'dismissed'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

/** Returns the state of a part's reviews, and whether they are reports; null where it has both. */
export function statesOf(part: QueuePart): { state: ReviewState; reports: boolean | null } {
  switch (part) {
    case 'waiting':
      return { state: 'waiting', reports: null };
    case 'upheld':
      return { state: 'rejected', reports: true };
    case 'dismissed':
      return { state: 'approved', reports: true };
    default:
      return { state: part, reports: false };
  }
}

/** Returns the parts of the queue that a kind has; of all kinds, all. */
export const partsOf = (kind: ReviewKindName | undefined): QueuePart[] =>
  QUEUE_PARTS.filter((part) => {
    const { reports } = statesOf(part);
    return kind === undefined || reports === null || reports === isHidden(kind);
  });

/** Reasons that fit a kind, the most common first. */
export function rejectReasonsFor(kind: ReviewKindName): RejectReason[] {
  switch (kind) {
    case 'photo':
      return ['face_unclear', 'other_person', 'not_genuine', 'contact_details', 'unsuitable', 'other'];
    case 'id_document':
      return ['document_unreadable', 'document_mismatch', 'document_expired', 'aadhaar_visible', 'other'];
    default:
      return ['not_genuine', 'contact_details', 'unsuitable', 'too_little', 'duplicate', 'other'];
  }
}

/** Whether the managers of the profile learn nothing of reviews of a kind. Their notes are for colleagues. */
export const isHidden = (kind: ReviewKindName): boolean => kind === 'report';

export const REVIEW_NOTE_MAX = 500;

/** Reports about one person that are decided together. */
export const TOGETHER_MAX = 100;
