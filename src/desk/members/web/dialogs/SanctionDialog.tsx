import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { EMPTY_SANCTION, SanctionFields } from '../../../../people/sanctions/web/SanctionFields.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { type MemberPage, members } from '../members.ts';

type SanctionDialogProps = {
  page: MemberPage;
  kind: 'warning' | 'suspension';
  onDone(): void;
  onClose(): void;
};

/** Warns or suspends a member: the reason and the words that its family reads, and for how long. */
export default function SanctionDialog({
  page: { member, managers },
  kind,
  onDone,
  onClose,
}: SanctionDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const { id, name } = member;
  const [sanction, setSanction] = useState(EMPTY_SANCTION);
  const { reason, days, message } = sanction;
  const { busy, wrong, failure, submit } = useSubmit();
  const suspends = kind === 'suspension';
  const others = managers.filter(({ role }) => role !== 'viewer').flatMap((one) => one.otherProfiles);

  async function send() {
    if (!reason) return;
    if (suspends) {
      await members.suspend.call({ id, reason, days, message: message || null });
      toast({ title: t`Suspended`, description: t`${name} is logged out and hidden.` });
    } else {
      await members.warn.call({ id, reason, message });
      toast({ title: t`Warning sent`, description: name });
    }
    onDone();
    onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(send, { reason: reason ? undefined : t`Please choose a reason.` });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={suspends ? <Trans>Suspend {name}</Trans> : <Trans>Warn {name}</Trans>}
      description={
        suspends ? (
          <Trans>
            The profile is hidden, and everyone who manages it is logged out at once. They get an email with
            the reason and how to object.
          </Trans>
        ) : (
          <Trans>Everyone who manages the profile gets a notification and an email.</Trans>
        )
      }
      actions={
        <Button type="submit" form={form} busy={busy} kind={suspends ? 'danger' : 'primary'}>
          {suspends ? <Trans>Suspend</Trans> : <Trans>Send warning</Trans>}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {suspends && others.length > 0 && (
          <Notice title={<Trans>Other profiles are hidden, too</Trans>}>
            {others.map((one) => `${one.name} (${one.id})`).join(', ')}
          </Notice>
        )}
        <SanctionFields value={sanction} onChange={setSanction} suspends={suspends} wrong={wrong} />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
