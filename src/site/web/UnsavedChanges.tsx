import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type UnsavedChangesProps = {
  unsaved: boolean;
  /** What the dialog shows instead of its usual text. */
  title?: string;
  description?: string;
};

/** Dialog before leaving a form with unsaved changes, also by closing the tab. */
export function UnsavedChanges({ unsaved, title, description }: UnsavedChangesProps) {
  const { t } = useLingui();
  const leaving = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Dialog
      open={leaving.state === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={title ?? t`Leave without saving?`}
      description={description ?? t`Your changes are not saved yet.`}
      actions={
        <>
          <Button kind="quiet" onClick={() => leaving.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
          <Button onClick={() => leaving.reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    />
  );
}
