import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../../base/site/web/page.ts';
import { accounts } from '../accounts.ts';
import { ConfirmedChange } from './ConfirmedChange.tsx';
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
      {(answer) => <ConfirmedChange {...answer} waitsFor="old" />}
    </LinkPage>
  );
}
