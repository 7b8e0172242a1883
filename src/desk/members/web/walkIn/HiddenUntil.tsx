import { Trans } from '@lingui/react/macro';
import { useSite } from '../../../../base/site/web/useSite.ts';

type HiddenUntilProps = {
  /** Whether the link is emailed. Only then does it prove the address; in a demo every address counts as proved. */
  emailed: boolean;
  /** Whether the person who came is the one of the profile. */
  own: boolean;
  className?: string;
};

/** What the profile of a family at the desk stays hidden for, as this site's settings have it. */
export function HiddenUntil({ emailed, own, className }: HiddenUntilProps) {
  const { demo, phonesVerified, personsAgree, profilesChecked } = useSite();
  const asks = personsAgree && !own;
  const proves = emailed || demo;
  if (proves && !phonesVerified && !asks && !profilesChecked) {
    return (
      <p className={className}>
        <Trans>The profile stays hidden until the family has used the link.</Trans>
      </p>
    );
  }
  return (
    <div className={className}>
      <p>
        <Trans>The profile stays hidden until all of this is done:</Trans>
      </p>
      <ul className="list-disc pl-5">
        <li>
          <Trans>The family has used the link.</Trans>
        </li>
        {!proves && (
          <li>
            <Trans>The family has opened the verification email. This link doesn't prove the address.</Trans>
          </li>
        )}
        {phonesVerified && (
          <li>
            <Trans>The family has verified the phone number.</Trans>
          </li>
        )}
        {asks && (
          <li>
            <Trans>The person has agreed to the profile.</Trans>
          </li>
        )}
        {profilesChecked && (
          <li>
            <Trans>Our team has approved it.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
