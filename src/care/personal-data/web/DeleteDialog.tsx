import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { changeSession, forgetViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { DELETION_REASONS, type DeletionReason, type Outcome } from '../shared/rules.ts';
import { personalData } from './personalData.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** Shows what happens, asks for what has to be decided and the password, and deletes the account. */
export default function DeleteDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const plan = useQuery({ ...personalData.deletionPlan.queryOptions(), staleTime: 0 });
  const [chosen, setChosen] = useState<Record<string, Outcome>>({});
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const reasons = useReasons();

  const profiles = (plan.data?.profiles ?? []).map((profile) => ({
    ...profile,
    outcome: profile.outcomes.length === 1 ? profile.outcomes[0] : chosen[profile.id],
  }));
  const remove = useMutation(
    personalData.deleteAccount.mutationOptions({
      onError(error) {
        setWrong(fieldErrors(error));
        // Who manages a profile may have changed.
        void plan.refetch();
      },
    }),
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    const missing: Record<string, string> = {
      ...(reason === '' ? { reason: t`Please choose a reason.` } : {}),
      ...(password === '' ? { password: t`Please enter your password.` } : {}),
    };
    for (const one of profiles) if (!one.outcome) missing[one.id] = t`Please choose one.`;
    setWrong(missing);
    if (!plan.data || Object.keys(missing).length > 0) return;
    const given = profiles.map((one) => ({ id: one.id, outcome: one.outcome! }));
    await changeSession(async (setViewer) => {
      try {
        await remove.mutateAsync({
          reason: reason as DeletionReason,
          ...(text.trim() ? { text } : {}),
          password,
          profiles: given,
        });
      } catch {
        // It is shown in the dialog.
        return;
      }
      toast({ title: t`Your account is deleted`, description: t`We wish you and your family well.` });
      await navigate(paths.home(), { replace: true });
      forgetViewer();
      setViewer(null);
      (await import('../../../kit/web/session.ts')).notifyTabs();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Delete your account?</Trans>}
      description={<Trans>This can't be undone.</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" type="submit" form={id} busy={remove.isPending} disabled={!plan.data}>
            <Trans>Delete account</Trans>
          </Button>
        </>
      }
    >
      {plan.isError && <NotLoaded of={plan} />}
      {plan.isPending && <Skeleton className="h-64" />}
      {plan.data && (
        <form id={id} noValidate onSubmit={send} className="grid gap-5">
          {profiles
            .filter(({ outcomes }) => outcomes.length > 1)
            .map((profile) => (
              <Field
                key={profile.id}
                group
                label={<Trans>What happens to {profile.name}'s profile?</Trans>}
                error={wrong[profile.id]}
                help={
                  profile.outcomes.includes('ask') ? (
                    profile.otherOwners === 0 ? (
                      <Trans>To delete it without asking, remove the other managers first.</Trans>
                    ) : (
                      <Plural
                        value={profile.otherOwners}
                        one="The other owner has to agree."
                        other="All other owners have to agree."
                      />
                    )
                  ) : undefined
                }
              >
                <RadioGroup
                  value={profile.outcome ?? ''}
                  onChange={({ target }) => setChosen({ ...chosen, [profile.id]: target.value as Outcome })}
                  options={profile.outcomes.map((outcome) => ({
                    value: outcome,
                    label:
                      outcome === 'leave' ? (
                        <Trans>Leave it to the other managers</Trans>
                      ) : outcome === 'ask' && profile.otherOwners === 0 ? (
                        <Trans>Delete it, after asking the other manager</Trans>
                      ) : outcome === 'ask' ? (
                        <Plural
                          value={profile.otherOwners}
                          one="Ask the other owner to delete it"
                          other="Ask the other owners to delete it"
                        />
                      ) : (
                        <Trans>Delete it</Trans>
                      ),
                  }))}
                />
              </Field>
            ))}
          <WhatHappens profiles={profiles} plan={plan.data.plan} />
          <Field label={<Trans>Why are you leaving?</Trans>} error={wrong.reason}>
            <Select
              empty={t`Choose one`}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              options={DELETION_REASONS.map((value) => ({ value, label: reasons[value] }))}
            />
          </Field>
          <Field
            label={<Trans>Anything you'd like to tell us?</Trans>}
            optional={<Trans>Optional</Trans>}
            error={wrong.text}
          >
            <TextArea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Field label={<Trans>Your password</Trans>} error={wrong.password}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
          {remove.isError && Object.keys(wrong).length === 0 && (
            <Notice tone="bad">{errorText(remove.error)}</Notice>
          )}
        </form>
      )}
    </Dialog>
  );
}

function useReasons(): Record<DeletionReason, string> {
  const { t } = useLingui();
  return {
    married_here: t`We found a match here`,
    married_elsewhere: t`We found a match elsewhere`,
    no_matches: t`Not enough suitable matches`,
    privacy: t`I worry about privacy`,
    too_many_messages: t`Too many emails or messages`,
    bad_experience: t`I had a bad experience`,
    break: t`We're taking a break`,
    other: t`Other`,
  };
}
