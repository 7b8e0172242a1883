import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { EditableKind } from '../../shared/lists/editable.ts';
import { type StaffOption, vocabulary } from '../vocabulary.ts';

type OptionDialogProps = {
  kind: EditableKind;
  option: StaffOption;
  /** The options that this one can be merged into. */
  others: StaffOption[];
  onClose(): void;
};

/** Renames an option, retires it or merges it into another one. */
export function OptionDialog({ kind, option, others, onClose }: OptionDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [name, setName] = useState(option.name);
  const [retired, setRetired] = useState(option.retired);
  const [into, setInto] = useState('');
  const { busy, wrong, failure, submit } = useSubmit();
  const { key } = option;
  const target = others.find((one) => one.key === into);
  // A colleague may change the other one meanwhile.
  const [opened] = useState(option);
  const changes = {
    ...(name !== opened.name && { name }),
    ...(retired !== opened.retired && { retired }),
  };

  async function save() {
    await submit(async () => {
      if (into) await vocabulary.mergeOption.call({ kind, key, into });
      else await vocabulary.changeOption.call({ kind, key, ...changes });
      toast({ title: t`Saved` });
      onClose();
    });
    await queries.invalidateQueries({ queryKey: vocabulary.key() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={name.trim() !== opened.name}
      title={option.name}
      actions={
        <Button kind={target ? 'danger' : 'primary'} busy={busy} onClick={() => void save()}>
          {target ? <Trans>Merge</Trans> : <Trans>Save</Trans>}
        </Button>
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Notice tone="bad" title={t`Not saved`}>
            {failure}
          </Notice>
        )}
        <Field label={<Trans>Name</Trans>} error={wrong.name}>
          <TextInput
            value={name}
            limit={60}
            autoComplete="off"
            disabled={target !== undefined}
            onChange={({ target: field }) => setName(field.value)}
          />
        </Field>
        <Checkbox
          label={<Trans>Retired</Trans>}
          help={<Trans>Members who have it keep it. Nobody else can choose it.</Trans>}
          checked={retired}
          disabled={target !== undefined}
          onChange={({ target: field }) => setRetired(field.checked)}
        />
        <Field
          label={<Trans>Merge into</Trans>}
          help={
            target && (
              <Trans>
                Members with {option.name} will have {target.name}. This can't be undone.
              </Trans>
            )
          }
          error={wrong.into}
        >
          <Select
            value={into}
            empty={t`Don't merge`}
            options={others.map((one) => ({ value: one.key, label: one.name }))}
            onChange={({ target: field }) => setInto(field.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
