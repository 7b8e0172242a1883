import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/state/Notice.tsx';

/** Whether a frame led here because the session of somebody who was signed in is over. */
export const hasEnded = (state: unknown): boolean => (state as { ended?: boolean } | null)?.ended === true;

/** Tells somebody who was here a moment ago why there is a login now. */
export function EndedNotice() {
  return (
    <Notice className="mb-6" title={<Trans>You were logged out on this device</Trans>}>
      <Trans>
        This login was ended from another device, or it has run out. Please log in again to go on.
      </Trans>
    </Notice>
  );
}
