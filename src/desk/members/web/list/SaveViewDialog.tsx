import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { VIEW_NAME_MAX } from '../../shared/rules.ts';
import { members } from '../members.ts';

/** Asks for the name of a view. */
export function SaveViewDialog({ query, onClose }: { query: string; onClose(): void }) {
  const queries = useQueryClient();
  const form = useId();
  const { value, setValue, wrong, failure, busy, submit } = useOneField('name', async (name) => {
    await members.saveView.call({ name, query });
    await queries.invalidateQueries({ queryKey: members.views.key() });
    onClose();
  });

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
        <Field label={<Trans>Name</Trans>} error={wrong ?? failure}>
          <TextInput
            value={value}
            limit={VIEW_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
