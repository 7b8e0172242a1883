import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { page } from '../../../site/web/page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { accounts } from '../accounts.ts';
import { FormPage } from '../FormPage.tsx';
import { LinkPage } from './LinkPage.tsx';

export const meta = () => page({ title: t`Stop the email change` });

/** Stops a change of the email address when it opens, from the link that was sent to the old one. */
export default function StopEmailChangePage() {
  return (
    <LinkPage
      title={<Trans>Stop the email change</Trans>}
      name="email-refusal"
      follow={(token) => accounts.stopEmailChange.call({ token })}
    >
      <FormPage
        title={<Trans>The change is stopped</Trans>}
        intro={<Trans>Your email stays the same.</Trans>}
      >
        <p>
          <Trans>
            Someone may know your password. Reset it now: you'll be logged out on all other devices.
          </Trans>
        </p>
        <ButtonLink to={paths.forgotPassword()} className="mt-6">
          <Trans>Reset your password</Trans>
        </ButtonLink>
      </FormPage>
    </LinkPage>
  );
}
