import { Trans } from '@lingui/react/macro';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { FormPage } from '../FormPage.tsx';

type ConfirmedChangeProps = {
  changed: boolean;
  /** When the email changes without the old address; null where that is not known yet. */
  changesAt: string | null;
  /** The address that has not confirmed, if one has not. */
  waitsFor: 'new' | 'old';
};

/** What confirming a change of the email address did: it is changed, or waits for the other address. */
export function ConfirmedChange({ changed, changesAt, waitsFor }: ConfirmedChangeProps) {
  const toSettings = (
    <ButtonLink to={paths.settings('email')}>
      <Trans>Go to Settings</Trans>
    </ButtonLink>
  );
  if (changed) {
    return (
      <FormPage
        title={<Trans>Email changed</Trans>}
        intro={<Trans>From now on, log in with your new email. Our emails go there too.</Trans>}
      >
        {toSettings}
      </FormPage>
    );
  }
  if (waitsFor === 'new') {
    return (
      <FormPage
        title={<Trans>One more step</Trans>}
        intro={<Trans>Please also open the link that we've emailed to your new address.</Trans>}
      >
        {toSettings}
      </FormPage>
    );
  }
  return (
    <FormPage
      title={<Trans>One more step</Trans>}
      intro={
        <Trans>Please also open the link that we've emailed to your old address, and confirm there.</Trans>
      }
    >
      {changesAt && (
        <p className="mb-6">
          <Trans>If you can't use that address any more, your email changes on {longDate(changesAt)}.</Trans>
        </p>
      )}
      {toSettings}
    </FormPage>
  );
}
