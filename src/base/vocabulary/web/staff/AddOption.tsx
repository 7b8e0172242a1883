import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { EditableKind } from '../../shared/lists/editable.ts';
import { vocabulary } from '../vocabulary.ts';
import { listName } from './listName.tsx';

/** Adds an option to a list. */
export function AddOption({ kind }: { kind: EditableKind }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { value, setValue, busy, wrong, failure, submit } = useOneField('name', async (name) => {
    try {
      await vocabulary.addOption.call({ kind, name });
      toast({ title: t`Added`, description: t`${name} is now in the list ${listName(kind)}.` });
      setValue('');
    } finally {
      void queries.invalidateQueries({ queryKey: vocabulary.key() });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex max-w-form flex-wrap items-start gap-3">
      <Field label={<Trans>New option</Trans>} error={wrong ?? failure} className="min-w-0 grow">
        <TextInput
          value={value}
          limit={60}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} className="mt-8">
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
