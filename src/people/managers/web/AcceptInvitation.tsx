import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { logOut, type Viewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { openAs } from '../../profiles/web/managed.ts';
import { managers } from './managers.ts';

type AcceptInvitationProps = {
  token: string;
  viewer: Viewer;
  invitation: { name: string; managing: boolean };
};

/** Accepts with the account that is logged in, or changes to another one. */
export function AcceptInvitation({ token, viewer, invitation }: AcceptInvitationProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function accept() {
    setBusy(true);
    setFailure(undefined);
    try {
      await openAs(async () => (await managers.accept.call({ token })).name);
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  }

  if (invitation.managing) {
    return (
      <>
        <p className="mb-6">
          <Trans>You already manage this profile.</Trans>
        </p>
        <ButtonLink to={paths.dashboard()}>
          <Trans>Go to Dashboard</Trans>
        </ButtonLink>
      </>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="break-words">
        <Trans>
          You're logged in as <b>{viewer.email ?? viewer.profile?.name}</b>.
        </Trans>
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button busy={busy} onClick={accept}>
        <Trans>Accept invitation</Trans>
      </Button>
      <Button kind="plain" onClick={() => logOut(() => {}).catch((error) => setFailure(errorText(error)))}>
        <Trans>Use another account</Trans>
      </Button>
    </div>
  );
}
