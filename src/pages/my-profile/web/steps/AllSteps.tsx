import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { paths } from '../../../../paths.ts';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/marks/Progress.tsx';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import type { MyProfile } from '../myProfile.ts';

/** Shown after the last step: how complete the profile is now, and where to go. */
export function AllSteps({ profile }: { profile: MyProfile }) {
  const { t } = useLingui();
  const { self, name } = useSubject();
  const { percent, missing } = profile.completeness;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="text-center">
      <Kolam className="mx-auto mb-6 size-32" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {self && missing === 0 && <Trans>Your profile is complete.</Trans>}
        {self && missing > 0 && <Trans>Your profile is {percent}% complete</Trans>}
        {!self && missing === 0 && <Trans>{name}'s profile is complete.</Trans>}
        {!self && missing > 0 && (
          <Trans>
            {name}'s profile is {percent}% complete
          </Trans>
        )}
      </h1>
      <div className="mx-auto mt-4 max-w-72">
        <Progress label={t`Profile completeness`} value={percent} max={100} />
      </div>
      <p className="mt-4 text-soft">
        {missing === 0 ? (
          <Trans>Keep it updated for better matches.</Trans>
        ) : (
          <Trans>You can add the rest at any time under My Profile.</Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.dashboard()}>
          <Trans>Go to Dashboard</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.myProfile()}>
          <Trans>My Profile</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
