import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { page } from '../../../site/web/page.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { accounts } from '../accounts.ts';
import { FormPage } from '../FormPage.tsx';
import { LinkPage } from './LinkPage.tsx';

export const meta = () => page({ title: t`Confirm your new email` });

/** Confirms a change of the email address when it opens, from the link that was sent to the new one. */
export default function ConfirmEmailPage() {
  return (
    <LinkPage
      title={<Trans>Confirm your new email</Trans>}
      name="email-confirmation"
      follow={(token) => accounts.confirmEmailChange.call({ token })}
    >
      <FormPage
        title={<Trans>Your email is changed</Trans>}
        intro={<Trans>From now on, log in with your new email. Our emails go there too.</Trans>}
      >
        <ButtonLink to={paths.settings('email')}>
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </FormPage>
    </LinkPage>
  );
}
