import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';

const DeleteDialog = lazyPart(() => import('./DeleteDialog.tsx'));

/** Section of the settings: deletes the account. Accounts of staff are removed by an admin. */
export function DeleteAccount() {
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  if (!viewer || viewer.staff) return null;
  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        {viewer.profile?.role === 'owner' ? (
          <Trans>Permanently deletes your account and the profile. This can't be undone.</Trans>
        ) : (
          <Trans>Permanently deletes your account. This can't be undone.</Trans>
        )}
      </p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        <Trans>Delete account</Trans>
      </Button>
      <Suspense>{open && <DeleteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
