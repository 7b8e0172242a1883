import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../kit/web/api/errors.ts';
import { longDate } from '../../kit/web/locale/longDate.ts';
import { checkViewer } from '../../kit/web/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { toast } from '../../ui/state/toast.tsx';
import { personalData } from './personalData.ts';

/** Shown to an owner whom a former one asked to delete the profile. */
export function DeletionRequest({ name }: { name: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useId();
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { data } = useQuery(personalData.deletionRequest.queryOptions());
  const onError = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't save your decision`, description: errorText(error) });
  const agree = useMutation(
    personalData.agreeToDeletion.mutationOptions({
      async onSuccess({ deleted }) {
        if (deleted) return checkViewer();
        setSure(false);
        setPassword('');
        await queries.invalidateQueries({ queryKey: personalData.deletionRequest.key() });
      },
      onError(error) {
        const field = fieldErrors(error).password;
        setWrong(field);
        if (!field) onError(error);
      },
    }),
  );
  const decline = useMutation(
    personalData.declineDeletion.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: personalData.deletionRequest.key() }),
      onError,
    }),
  );
  function send(event: FormEvent) {
    event.preventDefault();
    if (password) agree.mutate({ password });
    else setWrong(t`Please enter your password.`);
  }

  if (!data?.request) return null;
  const { requestedAt, deleteAt, agreed, others } = data.request;
  const waits = agreed && others > 0;
  return (
    <Notice
      className="mb-6"
      title={<Trans>Keep or delete {name}'s profile?</Trans>}
      action={
        <>
          <Button
            kind="quiet"
            size="small"
            busy={decline.isPending}
            onClick={() => decline.mutate(undefined)}
          >
            <Trans>Keep profile</Trans>
          </Button>
          {!waits && (
            <Button kind="danger" size="small" onClick={() => setSure(true)}>
              {others > 0 ? <Trans>Agree</Trans> : <Trans>Delete profile</Trans>}
            </Button>
          )}
        </>
      }
    >
      <Trans>
        Another owner deleted their account on {longDate(requestedAt)} and wants this profile to be deleted,
        too.
      </Trans>{' '}
      {deleteAt && (
        <>
          <Trans>It's hidden now, and will be deleted on {longDate(deleteAt)} unless you keep it.</Trans>{' '}
        </>
      )}
      {waits ? (
        <Trans>
          You agreed. It's deleted once{' '}
          <Plural value={others} one="the other owner agrees" other="the # other owners agree" />.
        </Trans>
      ) : others > 0 ? (
        <Trans>It's deleted once all owners agree.</Trans>
      ) : (
        <Trans>You decide.</Trans>
      )}
      <Dialog
        open={sure}
        onOpenChange={setSure}
        title={<Trans>Delete {name}'s profile?</Trans>}
        description={
          others > 0 ? (
            <Trans>
              Once all owners agree, photos, interests and messages are deleted. That can't be undone.
            </Trans>
          ) : (
            <Trans>Photos, interests and messages are deleted at once. This can't be undone.</Trans>
          )
        }
        actions={
          <>
            <Button kind="quiet" onClick={() => setSure(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="danger" type="submit" form={form} busy={agree.isPending}>
              {others > 0 ? <Trans>Agree</Trans> : <Trans>Delete profile</Trans>}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={send}>
          <Field label={<Trans>Your password</Trans>} error={wrong}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
        </form>
      </Dialog>
    </Notice>
  );
}
