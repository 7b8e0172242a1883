import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { checkViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { MANAGER_RELATIONS, type ManagerRelation, type Role } from '../shared/rules.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { managers } from './managers.ts';
import { type RoleAndRelation, RoleFields } from './RoleFields.tsx';

export type ShownManager = {
  id: string;
  you: boolean;
  name: string;
  role: Role;
  relation: string | null;
};

export type OpenDialog =
  | { kind: 'change'; manager: ShownManager }
  | { kind: 'remove'; manager: ShownManager }
  | { kind: 'link'; link: string };

/** The dialogs about one manager or invitation, loaded when the first of them opens. */
export default function ManagerDialogs({ open, onClose }: { open: OpenDialog; onClose(): void }) {
  switch (open.kind) {
    case 'change':
      return <Change manager={open.manager} onClose={onClose} />;
    case 'remove':
      return <Remove manager={open.manager} onClose={onClose} />;
    case 'link':
      return (
        <Dialog
          open
          onOpenChange={onClose}
          title={<Trans>Invitation link</Trans>}
          actions={
            <Button onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          <InvitationLink link={open.link} />
        </Dialog>
      );
  }
}

type ManagerDialogProps = { manager: ShownManager; onClose(): void };

function Change({ manager, onClose }: ManagerDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<RoleAndRelation>({
    role: manager.role,
    // What only the registration says is not among those to choose from.
    relation: MANAGER_RELATIONS.find((one) => one === manager.relation) ?? '',
  });
  const change = useMutation(
    managers.change.mutationOptions({
      onSuccess() {
        toast({ title: t`Saved` });
        onClose();
      },
    }),
  );
  const save = () =>
    change.mutate({
      id: manager.id,
      role: chosen.role,
      relation: (chosen.relation || null) as ManagerRelation | null,
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={manager.name}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={change.isPending} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RoleFields value={chosen} onChange={setChosen} errors={fieldErrors(change.error)} />
        {change.isError && <Notice tone="bad">{errorText(change.error)}</Notice>}
      </div>
    </Dialog>
  );
}

function Remove({ manager: { id, you, name }, onClose }: ManagerDialogProps) {
  const { t } = useLingui();
  const remove = useMutation(
    managers.remove.mutationOptions({
      async onSuccess() {
        if (you) return checkViewer();
        toast({ title: t`${name} can no longer see this profile` });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={you ? <Trans>Leave this profile?</Trans> : <Trans>Remove {name}?</Trans>}
      description={
        you ? (
          <Trans>You can no longer see or manage this profile. Your account stays.</Trans>
        ) : (
          <Trans>They lose access at once, on all their devices. What they did for the profile stays.</Trans>
        )
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
            {you ? <Trans>Leave profile</Trans> : <Trans>Remove</Trans>}
          </Button>
        </>
      }
    >
      {remove.isError && <Notice tone="bad">{errorText(remove.error)}</Notice>}
    </Dialog>
  );
}
