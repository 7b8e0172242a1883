import { t } from '@lingui/core/macro';
import type { ReviewKindName } from '../rules.ts';

/** Returns the name of a review kind, for staff. */
export function kindText(kind: ReviewKindName): string {
  switch (kind) {
    case 'profile':
      return t`New profile`;
    case 'profile_text':
      return t`New text`;
    case 'photo':
      return t`Photo`;
    case 'report':
      return t`Report`;
  }
}
