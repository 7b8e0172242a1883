import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { DECLINE_REASON_MAX } from '../../shared/rules.ts';
import { suggestions } from '../suggestions.ts';

type DeclineDialogProps = { id: string; name: string; onClose(): void };

/** Asks why a suggestion is not for the family, if they like to say. */
export default function DeclineDialog({ id, name, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useId();
  const [reason, setReason] = useState('');
  const { busy, wrong, failure, submit } = useSubmit(['reason']);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!(await submit(() => suggestions.decline.call({ id, reason })))) return;
    toast({ title: t`Thank you`, description: t`We won't suggest ${name} again.` });
    onClose();
    await queries.invalidateQueries({ queryKey: suggestions.list.key() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={reason.trim() !== ''}
      title={<Trans>Not for us</Trans>}
      description={<Trans>Only our team sees your reply. {name}'s family is not notified.</Trans>}
      actions={
        <Button type="submit" form={form} busy={busy}>
          <Trans>Send reply</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <Field
          label={<Trans>Reason</Trans>}
          optional={<Trans>Optional</Trans>}
          help={<Trans>It helps us suggest better matches.</Trans>}
          error={wrong.reason}
        >
          <TextArea
            value={reason}
            rows={3}
            limit={DECLINE_REASON_MAX}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
