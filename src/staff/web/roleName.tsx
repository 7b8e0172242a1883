import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffRole } from '../../kit/api/capabilities.ts';

/** Returns the display name of a staff role. */
export function roleName(role: StaffRole): ReactNode {
  switch (role) {
    case 'support':
      return <Trans>Support</Trans>;
    case 'moderator':
      return <Trans>Moderator</Trans>;
    case 'finance':
      return <Trans>Finance</Trans>;
    case 'editor':
      return <Trans>Editor</Trans>;
    case 'admin':
      return <Trans>Admin</Trans>;
  }
}
