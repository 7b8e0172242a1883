import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { VIEW_NAME_MAX } from '../../rules.ts';
import { members } from '../members.ts';

/** Asks for the name of a view. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose(): void }) {
  const queries = useQueryClient();
  const form = useId();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await members.saveView.call({ name, query });
      await queries.invalidateQueries({ queryKey: members.views.key() });
      onClose();
    } catch (error) {
      setWrong(fieldErrors(error).name ?? errorText(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Save this view</Trans>}
      description={<Trans>Only you see your views.</Trans>}
      actions={
        <Button type="submit" form={form} busy={busy}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label={<Trans>Name</Trans>} error={wrong}>
          <TextInput
            value={name}
            maxLength={VIEW_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
