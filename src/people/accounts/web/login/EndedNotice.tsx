import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../../ui/state/Notice.tsx';

/** Whether a frame redirected here because a session has expired. */
export const hasEnded = (state: unknown): boolean => (state as { ended?: boolean } | null)?.ended === true;

/** Notice why there is a login form now, for a session that has just ended. */
export function EndedNotice() {
  return (
    <Notice className="mb-6" title={<Trans>You've been logged out</Trans>}>
      <Trans>
        This happens when you log out from another device or don't visit for some time. Please log in again.
      </Trans>
    </Notice>
  );
}
