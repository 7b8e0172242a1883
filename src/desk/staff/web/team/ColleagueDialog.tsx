import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { StaffRole } from '../../../../kit/shared/api/capabilities.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { STAFF_REASON_MAX } from '../../shared/rules.ts';
import { type Colleague, staff } from '../staff.ts';
import { RoleSelect } from './RoleSelect.tsx';

export type ColleagueAction = 'role' | 'end' | 'reset' | 'restore';

type ColleagueDialogProps = { act: ColleagueAction; person: Colleague; onClose(): void };

/** Changes a colleague's role or access, or resets their second factor. */
export function ColleagueDialog({ act, person, onClose }: ColleagueDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const queries = useQueryClient();
  const { id, name } = person;
  const [role, setRole] = useState<StaffRole | undefined>(person.role ?? undefined);
  const [reason, setReason] = useState('');
  const { busy, wrong, failure, submit } = useSubmit();
  const choosesRole = act === 'role' || act === 'restore';

  const words: Record<
    ColleagueAction,
    { title: ReactNode; text: ReactNode; action: ReactNode; done: string }
  > = {
    role: {
      title: <Trans>Change the role of {name}</Trans>,
      text: <Trans>It applies at once, also to pages that are open.</Trans>,
      action: <Trans>Save</Trans>,
      done: t`Role changed`,
    },
    end: {
      title: <Trans>End access of {name}?</Trans>,
      text: <Trans>They are logged out everywhere at once. Their name stays in the audit log.</Trans>,
      action: <Trans>End access</Trans>,
      done: t`Access ended`,
    },
    reset: {
      title: <Trans>Reset two-step login of {name}?</Trans>,
      text: (
        <Trans>
          Only after you are sure who is asking. They are logged out everywhere; their app, passkeys and
          recovery codes stop working.
        </Trans>
      ),
      action: <Trans>Reset</Trans>,
      done: t`Two-step login reset`,
    },
    restore: {
      title: <Trans>Restore access of {name}</Trans>,
      text: <Trans>They can log in with their old password.</Trans>,
      action: <Trans>Restore access</Trans>,
      done: t`Access restored`,
    },
  };

  async function send() {
    if (act === 'end') return staff.endAccess.call({ id, reason });
    if (act === 'reset') return staff.resetSecondFactor.call({ id, reason });
    return act === 'role'
      ? staff.changeRole.call({ id, role: role! })
      : staff.restoreAccess.call({ id, role: role! });
  }

  async function change() {
    await send();
    toast({ title: words[act].done, description: name });
    onClose();
    if (person.self) await refreshViewer();
    else await queries.invalidateQueries({ queryKey: staff.team.key() });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(change, {
      role: choosesRole && !role ? t`Please choose a role.` : undefined,
      reason: !choosesRole && reason.trim() === '' ? t`Please enter a reason.` : undefined,
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words[act].title}
      description={words[act].text}
      actions={
        <Button type="submit" form={form} busy={busy} kind={choosesRole ? 'primary' : 'danger'}>
          {words[act].action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {choosesRole ? (
          <Field label={<Trans>Role</Trans>} error={wrong.role}>
            <RoleSelect value={role} onChange={setRole} />
          </Field>
        ) : (
          <Field
            label={<Trans>Reason</Trans>}
            help={<Trans>It goes to the audit log.</Trans>}
            error={wrong.reason}
          >
            <TextInput
              value={reason}
              limit={STAFF_REASON_MAX}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
