import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { rejectionText } from '../../../../../kit/web/queue/rejectionText.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../../../ui/form/TextInput.tsx';
import type { ReviewKindName } from '../../../shared/rules.ts';
import { REVIEW_NOTE_MAX, rejectReasonsFor } from '../../../shared/rules.ts';
import type { Rejection } from './useDecision.ts';

type RejectDialogProps = {
  name: string;
  kind: ReviewKindName;
  onReject(rejection: Rejection): Promise<Record<string, string> | undefined>;
  onClose(): void;
};

/** Form for the reason of a rejection, which the member reads. */
export function RejectDialog({ name, kind, onReject, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [rejection, setRejection] = useState<Rejection>({ reason: null, note: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!rejection.reason) return setWrong({ reason: t`Please choose a reason.` });
    setBusy(true);
    const fields = await onReject(rejection);
    setBusy(false);
    if (fields) setWrong(fields);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={rejection.note.trim() !== ''}
      title={<Trans>Reject</Trans>}
      description={
        <span className="[overflow-wrap:anywhere]">
          {kind === 'photo' ? (
            <Trans>Others won't see this photo. {name} will see the reason.</Trans>
          ) : kind === 'id_document' ? (
            <Trans>The document is deleted. {name} will see the reason and can send another.</Trans>
          ) : (
            <Trans>{name} will see the reason and can submit again.</Trans>
          )}
        </span>
      }
      actions={
        <Button kind="danger" type="submit" form={formId} busy={busy}>
          <Trans>Reject</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field group label={<Trans>Reason</Trans>} error={wrong.reason}>
          <RadioGroup
            value={rejection.reason ?? ''}
            options={rejectReasonsFor(kind).map((reason) => ({
              value: reason,
              label: rejectionText(reason),
            }))}
            onChange={({ target }) =>
              setRejection({
                ...rejection,
                reason: rejectReasonsFor(kind).find((reason) => reason === target.value) ?? null,
              })
            }
          />
        </Field>
        <Field
          label={<Trans>What should be changed?</Trans>}
          optional={rejection.reason !== 'other' && <Trans>Optional</Trans>}
          error={wrong.note}
        >
          <TextArea
            rows={4}
            limit={REVIEW_NOTE_MAX}
            value={rejection.note}
            onChange={({ target }) => setRejection({ ...rejection, note: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
