import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { Facts } from '../../../people/profiles/web/details/Facts.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { MyProfile } from './myProfile.ts';

/** What cannot be changed here, and where it can. */
export function AccountCard({
  account,
  gender,
  verified,
}: Pick<MyProfile, 'account' | 'gender' | 'verified'>) {
  const { t } = useLingui();
  const { self, name } = useSubject();
  return (
    <Card className="p-5 md:p-6">
      <section>
        <h2 className="mb-3 text-xl">
          <Trans>Your account</Trans>
        </h2>
        <Facts
          facts={[
            [t`Email`, account.email],
            [t`Phone number`, account.phone],
            [self ? t`Gender` : t`Gender of ${name}`, gender === 'female' ? t`Female` : t`Male`],
            [self ? t`ID` : t`ID of ${name}`, verified ? t`Verified` : t`Not verified`],
          ]}
          className="*:last:border-b-0"
        />
        {!verified && (
          <p className="mt-3 text-soft">
            <Trans>
              <TextLink to={paths.settings('id')}>Verify the ID</TextLink> to get the ‘ID verified’ badge: our
              team compares the name and the date of birth with an official document.
            </Trans>
          </p>
        )}
        <p className="mt-3 text-soft">
          <Trans>
            Change your email and phone number in <TextLink to={paths.settings('email')}>Settings</TextLink>.
            To change the gender, please <TextLink to={paths.contact()}>contact us</TextLink>.
          </Trans>
        </p>
      </section>
    </Card>
  );
}
