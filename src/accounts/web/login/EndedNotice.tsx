import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/state/Notice.tsx';

/** Whether a frame redirected here because a session has expired. */
export const hasEnded = (state: unknown): boolean => (state as { ended?: boolean } | null)?.ended === true;

/** Notice why there is a login form now, for a session that has just ended. */
export function EndedNotice() {
  return (
    <Notice className="mb-6" title={<Trans>You were logged out on this device</Trans>}>
      <Trans>
        This login was ended from another device, or it has run out. Please log in again to go on.
      </Trans>
    </Notice>
  );
}
