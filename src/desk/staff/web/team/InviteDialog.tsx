import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { StaffRole } from '../../../../kit/shared/api/capabilities.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { STAFF_INVITATION_DAYS } from '../../shared/rules.ts';
import { staff } from '../staff.ts';
import { RoleSelect } from './RoleSelect.tsx';

/** Invites somebody to the team by email. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const form = useId();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>();
  const { busy, wrong, failure, submit } = useSubmit();

  async function invite() {
    if (!role) return;
    await staff.invite.call({ email, role });
    await queries.invalidateQueries({ queryKey: staff.team.key() });
    toast({ title: t`Invitation sent`, description: email });
    onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(invite, {
      email: email.trim() === '' ? t`Please enter an email address.` : undefined,
      role: role ? undefined : t`Please choose a role.`,
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Invite to the team</Trans>}
      description={
        <Trans>
          They get an email with a link to set their name and password. It works for {STAFF_INVITATION_DAYS}{' '}
          days.
        </Trans>
      }
      actions={
        <Button type="submit" form={form} busy={busy}>
          <Trans>Send invitation</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <Field label={<Trans>Email</Trans>} error={wrong.email}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label={<Trans>Role</Trans>} error={wrong.role}>
          <RoleSelect value={role} onChange={setRole} />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
