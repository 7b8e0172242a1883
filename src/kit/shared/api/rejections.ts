/** Reasons of staff for rejecting what a member submitted. The reviewer can add a note, which the last reason requires. */
export const REJECT_REASONS = [
  'not_genuine',
  'contact_details',
  'unsuitable',
  'too_little',
  'duplicate',
  'face_unclear',
  'other_person',
  'document_unreadable',
  'document_mismatch',
  'document_expired',
  'aadhaar_visible',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
