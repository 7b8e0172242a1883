import { t } from '@lingui/core/macro';
import type { RejectReason, ReviewKindName } from '../rules.ts';

/** Returns the name of a review kind, for staff. */
export function kindText(kind: ReviewKindName): string {
  switch (kind) {
    case 'profile':
      return t`New profile`;
    case 'profile_text':
      return t`New text`;
  }
}

/** Returns the text of a rejection's reason, as staff choose it and the member reads it. */
export function reasonText(reason: RejectReason): string {
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
    case 'other':
      return t`Another reason`;
  }
}
