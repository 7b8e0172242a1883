import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import type { ReportReason } from '../../../../../people/safety/shared/rules.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { CheckGroup } from '../../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../../ui/form/TextInput.tsx';
import { Dots } from '../../../../../ui/marks/Dots.tsx';
import { REVIEW_NOTE_MAX } from '../../../shared/rules.ts';
import { reportedTitle } from '../../reviewText.ts';
import type { OtherReport } from '../OtherReports.tsx';
import { ChooseSuspension, EMPTY_CHOICE, sanctionErrors } from './ChooseSuspension.tsx';
import type { ReviewVersion, SuspensionChoice } from './useDecision.ts';

type ReportDialogProps = {
  name: string;
  others: OtherReport[];
  reasons: ReportReason[];
  suspended: boolean;
  upholds: boolean;
  onDecide(
    note: string,
    also: ReviewVersion[],
    suspension: SuspensionChoice | null,
  ): Promise<Record<string, string> | undefined>;
  onClose(): void;
};

/** Form for a decision on a report: a note for colleagues, which upholding needs, and whether the member is suspended with it. */
export function ReportDialog({
  name,
  others,
  reasons,
  suspended,
  upholds,
  onDecide,
  onClose,
}: ReportDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [note, setNote] = useState('');
  const [also, setAlso] = useState<string[]>([]);
  const [choice, setChoice] = useState(() => ({ ...EMPTY_CHOICE, reason: gravest(reasons) }));
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  const [busy, setBusy] = useState(false);
  const asks = upholds && !suspended;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const missing = {
      ...(upholds && !note.trim() ? { note: t`Please enter a note.` } : {}),
      ...(asks ? sanctionErrors(choice) : {}),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) return;
    const { suspends, reason, days, message } = choice;
    const suspension = asks && suspends && reason ? { reason, days, message: message.trim() || null } : null;
    setBusy(true);
    const fields = await onDecide(
      note.trim(),
      others.flatMap(({ id, version }) => (also.includes(id) ? { id, version } : [])),
      suspension,
    );
    setBusy(false);
    if (fields) setWrong(fields);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={note.trim() !== '' || choice.message.trim() !== ''}
      title={upholds ? <Trans>The report is right</Trans> : <Trans>The report is wrong</Trans>}
      description={
        <span className="[overflow-wrap:anywhere]">
          {upholds ? (
            <Trans>We tell the people who reported that they were right. We don't tell {name}.</Trans>
          ) : (
            <Trans>
              We tell the people who reported that nothing breaks the rules. We don't tell {name}.
            </Trans>
          )}
        </span>
      }
      actions={
        <Button kind="danger" type="submit" form={formId} busy={busy}>
          {!upholds ? (
            <Trans>The report is wrong</Trans>
          ) : asks && choice.suspends ? (
            <Trans>The report is right: suspend</Trans>
          ) : (
            <Trans>The report is right</Trans>
          )}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {asks && <ChooseSuspension name={name} value={choice} onChange={setChoice} wrong={wrong} />}
        {upholds && suspended && (
          <p>
            <Trans>{name} is already suspended.</Trans>
          </p>
        )}
        {others.length > 0 && (
          <Field group label={<Trans>Apply to these reports, too</Trans>} optional={<Trans>Optional</Trans>}>
            <CheckGroup
              value={also}
              onChange={setAlso}
              options={others.map(({ id, reported, submittedAt }) => ({
                value: id,
                label: (
                  <Dots>
                    {reportedTitle(reported)}
                    <Day time={submittedAt} exact />
                  </Dots>
                ),
              }))}
            />
          </Field>
        )}
        <Field
          label={<Trans>Note for colleagues</Trans>}
          optional={!upholds && <Trans>Optional</Trans>}
          error={wrong.note}
        >
          <TextArea
            rows={3}
            limit={REVIEW_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const GRAVEST: readonly ReportReason[] = ['under_age', 'money', 'harassment', 'fake'];

/** Returns the reason that a suspension most likely has. */
const gravest = (reasons: ReportReason[]) => GRAVEST.find((one) => reasons.includes(one)) ?? reasons[0];
