import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { accounts } from '../accounts.ts';
import { FormPage } from '../FormPage.tsx';
import { useToken } from '../useToken.ts';
import { ConfirmedChange } from './ConfirmedChange.tsx';
import { LinkPage } from './LinkPage.tsx';

export const meta = () => page({ title: t`Did you ask to change your email?` });

/** Confirms or stops a change of the email address, from the link that was sent to the old one. */
export default function EmailChangePage() {
  const token = useToken();
  // In the address: the change of the email loads the page again.
  const choice = useSearchParams()[0].get('answer');
  if (choice === 'confirm') {
    return (
      <LinkPage
        title={<Trans>Confirm the new email</Trans>}
        name="email-approval"
        follow={(token) => accounts.confirmEmailChange.call({ token })}
      >
        {(answer) => <ConfirmedChange {...answer} waitsFor="new" />}
      </LinkPage>
    );
  }
  if (choice === 'stop') {
    return (
      <LinkPage
        title={<Trans>Stop the email change</Trans>}
        name="email-refusal"
        follow={(token) => accounts.stopEmailChange.call({ token })}
      >
        {() => <Stopped />}
      </LinkPage>
    );
  }
  return (
    <FormPage
      title={<Trans>Did you ask to change your email?</Trans>}
      intro={<Trans>Someone logged in to your account asked to use another email address.</Trans>}
    >
      <div className="grid gap-3">
        <ButtonLink to={`${paths.emailChange()}?answer=confirm#${token}`}>
          <Trans>Yes, change my email</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={`${paths.emailChange()}?answer=stop#${token}`}>
          <Trans>No, stop the change</Trans>
        </ButtonLink>
      </div>
    </FormPage>
  );
}

function Stopped() {
  return (
    <FormPage title={<Trans>Email change stopped</Trans>} intro={<Trans>Your email stays the same.</Trans>}>
      <p>
        <Trans>
          Someone may know your password. Reset it now: you'll be logged out on all other devices.
        </Trans>
      </p>
      <ButtonLink to={paths.forgotPassword()} className="mt-6">
        <Trans>Reset your password</Trans>
      </ButtonLink>
    </FormPage>
  );
}
