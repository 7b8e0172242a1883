import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Segments } from '../../../ui/form/Segments.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { ManagerRelation } from '../shared/rules.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { managers } from './managers.ts';
import { type RoleAndRelation, RoleFields } from './RoleFields.tsx';

/** Invites somebody by email, or shows the link to pass on. */
export default function InviteDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const id = useId();
  const [channel, setChannel] = useState('email');
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<RoleAndRelation>({ role: 'manager', relation: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const invite = useMutation(
    managers.invite.mutationOptions({
      onSuccess({ link }) {
        if (link) return;
        toast({ title: t`Invitation sent`, description: email });
        onClose();
      },
      onError: (error) => setWrong(fieldErrors(error)),
    }),
  );
  const link = invite.data?.link;

  function send(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const missing = {
      ...(channel === 'email' && address === '' ? { email: t`Please enter an email address.` } : {}),
      ...(chosen.relation === '' ? { relation: t`Please choose one.` } : {}),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) return;
    const relation = chosen.relation as ManagerRelation;
    invite.mutate({ email: channel === 'email' ? address : null, role: chosen.role, relation });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Invite a family member</Trans>}
      description={
        link ? undefined : <Trans>They get their own login and manage this profile together with you.</Trans>
      }
      actions={
        link ? (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={id} busy={invite.isPending}>
              {channel === 'email' ? <Trans>Send invitation</Trans> : <Trans>Create link</Trans>}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <InvitationLink link={link} />
      ) : (
        <form id={id} noValidate onSubmit={send} className="grid gap-5">
          <RoleFields value={chosen} onChange={setChosen} errors={wrong} />
          <Field group label={<Trans>How do you want to invite them?</Trans>}>
            <Segments
              value={channel}
              onChange={setChannel}
              options={[
                { value: 'email', label: <Trans>By email</Trans> },
                { value: 'link', label: <Trans>By link</Trans> },
              ]}
            />
          </Field>
          {channel === 'email' && (
            <Field label={<Trans>Their email</Trans>} error={wrong.email}>
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
          )}
          {invite.isError && Object.keys(wrong).length === 0 && (
            <Notice tone="bad">{errorText(invite.error)}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}
