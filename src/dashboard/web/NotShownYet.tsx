import { Trans } from '@lingui/react/macro';
import { VerificationMail } from '../../accounts/web/VerificationMail.tsx';
import type { Viewer } from '../../kit/web/viewer.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why others do not find the profile yet, and what can be done; nothing when they do. */
export function NotShownYet({ viewer }: { viewer: Viewer }) {
  if (!viewer.emailVerified) {
    const { email } = viewer;
    return (
      <Notice
        className="mt-5"
        title={<Trans>Please confirm your e-mail address</Trans>}
        action={<VerificationMail />}
      >
        <p className="[overflow-wrap:anywhere]">
          <Trans>
            We have sent a mail to <b className="font-semibold">{email}</b>. Once you have opened the link in
            it, others can find your profile and you see theirs as a whole.
          </Trans>
        </p>
      </Notice>
    );
  }
  if (viewer.profile?.listed) return null;
  return (
    <Notice className="mt-5" title={<Trans>Others do not see your profile yet</Trans>}>
      <Trans>
        Our team looks at every new profile before others can find it. You need not do anything; meanwhile you
        can look around.
      </Trans>
    </Notice>
  );
}
