import { t } from '@lingui/core/macro';
import type { RejectReason } from '../../shared/api/rejections.ts';

/** Returns the text of a rejection's reason, as staff choose it and the member reads it. */
export function rejectionText(reason: RejectReason): string {
  switch (reason) {
    case 'not_genuine':
      return t`We couldn't verify some details`;
    case 'contact_details':
      return t`Contains a phone number, email or link`;
    case 'unsuitable':
      return t`Contains unsuitable words or content`;
    case 'too_little':
      return t`Not enough information`;
    case 'duplicate':
      return t`This person already has a profile`;
    case 'face_unclear':
      return t`The face can't be seen clearly`;
    case 'other_person':
      return t`Shows someone else`;
    case 'document_unreadable':
      return t`The document can't be read`;
    case 'document_mismatch':
      return t`The document doesn't match the profile`;
    case 'document_expired':
      return t`The document has expired`;
    case 'aadhaar_visible':
      return t`The first 8 digits of the Aadhaar number can be read`;
    case 'other':
      return t`Another reason`;
  }
}
