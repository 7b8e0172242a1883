import { Trans } from '@lingui/react/macro';
import { VerificationMail } from '../../accounts/web/VerificationMail.tsx';
import type { Viewer } from '../../kit/web/viewer.ts';
import { HiddenNotice, RejectedNotices, WaitingNotice } from '../../reviews/web/ReviewNotices.tsx';
import { Notice } from '../../ui/state/Notice.tsx';

/** Notice why the profile, or a change of it, is not visible to others yet and what to do; nothing when it is visible. */
export function NotShownYet({ viewer }: { viewer: Viewer }) {
  const { email, emailVerified } = viewer;
  return (
    <>
      <RejectedNotices />
      {!emailVerified && (
        <Notice
          className="mt-5"
          title={<Trans>Please confirm your e-mail address</Trans>}
          action={<VerificationMail />}
        >
          <p className="[overflow-wrap:anywhere]">
            <Trans>
              We have sent a mail to <b className="font-semibold">{email}</b>. Once you have opened the link
              in it, others can find your profile and you see theirs as a whole.
            </Trans>
          </p>
        </Notice>
      )}
      {emailVerified && <WaitingNotice />}
      {emailVerified && <HiddenNotice listed={viewer.profile?.listed ?? true} />}
    </>
  );
}
