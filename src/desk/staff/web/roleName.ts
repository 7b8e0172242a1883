import { t } from '@lingui/core/macro';
import type { StaffRole } from '../../../kit/shared/api/capabilities.ts';

/** Returns the display name of a staff role. */
export function roleName(role: StaffRole): string {
  switch (role) {
    case 'support':
      return t`Support`;
    case 'moderator':
      return t`Moderator`;
    case 'finance':
      return t`Finance`;
    case 'editor':
      return t`Editor`;
    case 'admin':
      return t`Admin`;
  }
}
