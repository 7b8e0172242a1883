import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { members } from '../members.ts';
import { LinkForFamily } from './LinkForFamily.tsx';

/** Sends a family another link to claim its profile, or shows one to pass on. */
export default function ClaimLinkDialog({
  id,
  name,
  onClose,
}: {
  id: string;
  name: string;
  onClose(): void;
}) {
  const { t } = useLingui();
  const [link, setLink] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'mail' | 'link'>();

  async function make(send: boolean) {
    setBusy(send ? 'mail' : 'link');
    setFailure(undefined);
    try {
      const made = await members.sendClaim.call({ id, send });
      if (made.link) setLink(made.link);
      else {
        toast({ title: t`Email sent`, description: name });
        onClose();
      }
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Link for the family</Trans>}
      description={
        <Trans>
          With the link, the family chooses a password, gives consent, and takes over the profile.
        </Trans>
      }
      actions={
        link ? (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button kind="quiet" busy={busy === 'link'} onClick={() => void make(false)}>
              <Trans>Show the link</Trans>
            </Button>
            <Button busy={busy === 'mail'} onClick={() => void make(true)}>
              <Trans>Send by email</Trans>
            </Button>
          </>
        )
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      {link && <LinkForFamily link={link} />}
    </Dialog>
  );
}
