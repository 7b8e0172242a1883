import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type UnsavedChangesProps = {
  unsaved: boolean;
  /** What the dialog shows instead of its usual text. */
  title?: string;
  description?: string;
  /** Saves, and returns whether that worked: where something is wrong, the form shows it. */
  onSave?(): Promise<boolean>;
  /** Whether it stays while the page does, also when the part of the address behind the question mark changes. */
  pathOnly?: boolean;
};

type Guard = Pick<UnsavedChangesProps, 'title' | 'description' | 'onSave'> & {
  hasToAsk(from: Location, to: Location): boolean;
};

// The router calls the last blocker of a page only, so each of them checks all.
const guards = new Set<{ current: Guard }>();

/** Dialog before leaving a form with unsaved changes, also by closing the tab. */
export function UnsavedChanges({
  unsaved,
  title,
  description,
  onSave,
  pathOnly = false,
}: UnsavedChangesProps) {
  const { t } = useLingui();
  const asking = useRef<Guard>(undefined);
  const own: Guard = {
    title,
    description,
    onSave,
    hasToAsk: (from, to) =>
      unsaved && (from.pathname !== to.pathname || (!pathOnly && from.search !== to.search)),
  };
  const guard = useRef(own);
  guard.current = own;
  useEffect(() => {
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
  const leaving = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    asking.current = [...guards].find(({ current }) => current.hasToAsk(from, to))?.current;
    return asking.current !== undefined;
  });

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const wrong = useRef(false);
  const saving = useMutation({
    mutationFn: async (save: () => Promise<boolean>) => {
      wrong.current = !(await save());
      if (wrong.current) leaving.reset?.();
      else leaving.proceed?.();
    },
  });
  function showWrong() {
    if (wrong.current) document.querySelector<HTMLElement>('[aria-invalid=true], [data-unsettled]')?.focus();
    wrong.current = false;
  }

  const { onSave: save } = asking.current ?? {};
  return (
    <Dialog
      open={leaving.state === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={asking.current?.title ?? t`Leave without saving?`}
      description={asking.current?.description ?? t`Your changes are not saved yet.`}
      onClosed={showWrong}
      actions={
        <>
          <Button kind="quiet" onClick={() => leaving.proceed?.()}>
            {save ? <Trans>Leave without saving</Trans> : <Trans>Leave</Trans>}
          </Button>
          {save ? (
            <Button busy={saving.isPending} onClick={() => saving.mutate(save)}>
              <Trans>Save and leave</Trans>
            </Button>
          ) : (
            <Button onClick={() => leaving.reset?.()}>
              <Trans>Stay here</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
