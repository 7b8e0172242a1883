import { Trans } from '@lingui/react/macro';
import { HiddenNotice, RejectedNotices, WaitingNotice } from '../../../care/reviews/web/ReviewNotices.tsx';
import type { Viewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { VerificationMail } from '../../../people/accounts/web/VerificationMail.tsx';
import { useWithheld, Withheld } from '../../../people/person-consent/web/Withheld.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';

/** Notice why the profile, or a change of it, is not visible to others yet and what to do; nothing when it is visible. */
export function NotShownYet({ viewer }: { viewer: Viewer }) {
  const { self, name: person } = useSubject();
  const withheld = useWithheld();
  const { email, verified } = viewer;
  return (
    <>
      <RejectedNotices />
      {email !== null && !verified && (
        <Notice
          className="mt-5"
          title={<Trans>Please verify your email address</Trans>}
          action={<VerificationMail />}
        >
          <p className="[overflow-wrap:anywhere]">
            {self ? (
              <Trans>
                We've emailed a link to <b className="font-semibold">{email}</b>. Until you open it, others
                can't see your profile and you can't see full profiles.
              </Trans>
            ) : (
              <Trans>
                We've emailed a link to <b className="font-semibold">{email}</b>. Until you open it, others
                can't see {person}'s profile and you can't see full profiles.
              </Trans>
            )}
          </p>
        </Notice>
      )}
      {viewer.phone === 'required' && (
        <Notice
          className="mt-5"
          title={<Trans>Please verify your phone number</Trans>}
          action={
            <ButtonLink size="small" to={paths.settings('phone')}>
              <Trans>Verify phone number</Trans>
            </ButtonLink>
          }
        >
          {self ? (
            <Trans>We'll send you a code by SMS. Until you enter it, others can't see your profile.</Trans>
          ) : (
            <Trans>
              We'll send you a code by SMS. Until you enter it, others can't see {person}'s profile.
            </Trans>
          )}
        </Notice>
      )}
      {verified && <WaitingNotice />}
      <Withheld />
      {/* A family that hides it knows why: the bar above shows it. */}
      {verified && viewer.phone !== 'required' && !viewer.profile?.hidden && withheld === false && (
        <HiddenNotice listed={viewer.profile?.listed ?? true} />
      )}
    </>
  );
}
