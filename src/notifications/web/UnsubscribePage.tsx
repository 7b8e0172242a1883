import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormPage } from '../../accounts/web/FormPage.tsx';
import { isGone, useToken } from '../../accounts/web/token.ts';
import { errorText } from '../../kit/web/api/errors.ts';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import type { Switchable } from '../rules.ts';
import { notifications } from './notifications.ts';

export const meta = () => page({ title: t`Stop these emails` });

/** Page to confirm the end of a category's emails: scanners that open the links of an email end nothing. */
export default function UnsubscribePage() {
  const token = useToken();
  // Another link in the same tab starts again.
  return <Unsubscribe key={token} token={token} />;
}

function Unsubscribe({ token }: { token: string }) {
  const stop = useMutation(notifications.unsubscribe.mutationOptions());
  if (!token || isGone(stop.error)) return <Broken />;
  if (stop.data) return <Stopped category={stop.data.category} />;
  return (
    <FormPage
      title={<Trans>Stop these emails?</Trans>}
      intro={<Trans>You will still see everything on the site.</Trans>}
    >
      {stop.isError && (
        <Notice tone="bad" className="mb-6">
          {errorText(stop.error)}
        </Notice>
      )}
      <Button busy={stop.isPending} onClick={() => stop.mutate({ token })}>
        <Trans>Stop these emails</Trans>
      </Button>
    </FormPage>
  );
}

function Stopped({ category }: { category: Switchable }) {
  const told: Record<Switchable, ReactNode> = {
    interests: <Trans>You won't get emails about interests any more</Trans>,
    messages: <Trans>You won't get emails about messages any more</Trans>,
    reminders: <Trans>You won't get reminders any more</Trans>,
  };
  return (
    <FormPage
      title={told[category]}
      intro={<Trans>You can turn them on again any time in your account.</Trans>}
    >
      <div role="status">
        <p className="mb-6">
          <Trans>We've saved your choice.</Trans>
        </p>
        <ButtonLink to={paths.settings('emails')}>
          <Trans>Choose which emails you get</Trans>
        </ButtonLink>
      </div>
    </FormPage>
  );
}

function Broken() {
  return (
    <FormPage
      title={<Trans>This link doesn't work</Trans>}
      intro={<Trans>Part of it may be missing. You can choose your emails in your account.</Trans>}
    >
      <ButtonLink to={paths.settings('emails')}>
        <Trans>Choose which emails you get</Trans>
      </ButtonLink>
    </FormPage>
  );
}
