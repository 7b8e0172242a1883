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
          title={<Trans>Please verify your email address</Trans>}
          action={<VerificationMail />}
        >
          <p className="[overflow-wrap:anywhere]">
            <Trans>
              We've emailed a link to <b className="font-semibold">{email}</b>. Until you open it, others
              can't see your profile and you can't see full profiles.
            </Trans>
          </p>
        </Notice>
      )}
      {emailVerified && <WaitingNotice />}
      {emailVerified && <HiddenNotice listed={viewer.profile?.listed ?? true} />}
    </>
  );
}
