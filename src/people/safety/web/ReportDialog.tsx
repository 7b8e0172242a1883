import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useSubmit } from '../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { REPORT_NOTE_MAX, type ReportReason, reportReasonsFor } from '../shared/rules.ts';
import { reportReasonText } from './reportReasonText.ts';
import { type ReportTarget, sendReport } from './sendReport.ts';

type ReportDialogProps = {
  target: ReportTarget;
  person: { id: string | null; name: string };
  onClose(): void;
  onBlocked?: (() => void) | undefined;
};

/** Form for a report of a profile, a photo or a message. What was entered stays when it could not be sent. */
export default function ReportDialog({
  target,
  person: { id, name },
  onClose,
  onBlocked,
}: ReportDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [block, setBlock] = useState(false);
  const { busy, wrong, setWrong, failure, submit } = useSubmit();
  const reasons = reportReasonsFor(target.kind === 'person' ? 'profile' : target.kind);

  async function send() {
    if (!reason) return;
    const { blocked } = await sendReport(target, { reason, note: note.trim() || null, block });
    toast({
      title: t`Report sent`,
      description: blocked
        ? t`Our team will check it. ${name} is blocked and won't know who reported.`
        : t`Our team will check it. ${name} won't know who reported.`,
    });
    onClose();
    if (blocked) {
      onBlocked?.();
      void queries.invalidateQueries();
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(send, { reason: reason ? undefined : t`Please choose a reason.` });
  }

  const titles = {
    profile: <Trans>Report {name}</Trans>,
    person: <Trans>Report {name}</Trans>,
    photo: <Trans>Report photo</Trans>,
    message: <Trans>Report message</Trans>,
  };
  const questions = {
    profile: <Trans>Why are you reporting this profile?</Trans>,
    person: <Trans>Why are you reporting this person?</Trans>,
    photo: <Trans>Why are you reporting this photo?</Trans>,
    message: <Trans>Why are you reporting this message?</Trans>,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={note.trim() !== ''}
      title={titles[target.kind]}
      description={<Trans>Only our team sees your report. {name} won't know who reported.</Trans>}
      actions={
        <Button type="submit" form={formId} busy={busy}>
          <Trans>Send report</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        {failure && (
          <Notice tone="bad" title={t`Not sent`}>
            {failure}
          </Notice>
        )}
        <Field group label={questions[target.kind]} error={wrong.reason}>
          <RadioGroup
            value={reason ?? ''}
            options={reasons.map((value) => ({ value, label: reportReasonText(value) }))}
            onChange={({ target: { value } }) => {
              setReason(reasons.find((one) => one === value));
              setWrong({});
            }}
          />
        </Field>
        <Field label={<Trans>What happened?</Trans>} optional={<Trans>Optional</Trans>} error={wrong.note}>
          <TextArea
            rows={3}
            limit={REPORT_NOTE_MAX}
            value={note}
            onChange={({ target: { value } }) => setNote(value)}
          />
        </Field>
        {id && (
          <Checkbox
            label={<Trans>Block {name} as well</Trans>}
            help={<Trans>You won't see each other any more.</Trans>}
            checked={block}
            onChange={({ target: { checked } }) => setBlock(checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
