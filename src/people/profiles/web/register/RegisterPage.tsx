import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { paths } from '../../../../paths.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { homeOf, useLanding } from '../../../accounts/web/login/useLanding.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

export const meta = () =>
  page({
    title: t`Create Your Profile`,
    description: t`Register free for yourself, your son or daughter, a brother or sister, a relative or a friend.`,
    path: paths.register(),
  });

export default function RegisterPage() {
  const { already, ...landing } = useLanding();
  if (already) return <Navigate to={homeOf(already)} replace />;
  return (
    <div className="page py-8 md:py-16">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Create Your Profile</Trans>
      </h1>
      <p className="mt-2 text-soft md:text-lg">
        <Trans>
          Already registered? <TextLink to={paths.login()}>Login</TextLink>
        </Trans>
      </p>
      <RegistrationForm {...landing} />
    </div>
  );
}
