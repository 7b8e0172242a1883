import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { CheckGroup } from '../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { NOTE_MAX } from '../../../rules.ts';
import { reportedTitle } from '../../reviewText.ts';
import type { OtherReport } from '../OtherReports.tsx';
import type { Seen } from './useDecision.ts';

type Decide = (note: string, also: Seen[]) => Promise<Record<string, string> | undefined>;
type ReportDecisionsProps = {
  name: string;
  /** Other reports about the same person that the viewer may decide. */
  others: OtherReport[];
  act: { uphold: Decide; dismiss: Decide };
};

/** The two decisions on a report, each with a note for colleagues, which upholding needs. */
export function ReportDecisions({ name, others, act }: ReportDecisionsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [deciding, setDeciding] = useState<'uphold' | 'dismiss'>();
  const [note, setNote] = useState('');
  const [also, setAlso] = useState<string[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const upholds = deciding === 'uphold';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !deciding) return;
    if (upholds && !note.trim()) return setWrong(t`Please enter a note.`);
    setBusy(true);
    const fields = await act[deciding](
      note.trim(),
      others.flatMap(({ id, version }) => (also.includes(id) ? { id, version } : [])),
    );
    setBusy(false);
    if (fields) setWrong(fields.note);
    else setDeciding(undefined);
  }

  function close() {
    setDeciding(undefined);
    setWrong(undefined);
    setAlso([]);
  }

  return (
    <>
      <Button kind="danger" onClick={() => setDeciding('uphold')}>
        <Trans>Uphold</Trans>
      </Button>
      <Button kind="quiet" onClick={() => setDeciding('dismiss')}>
        <Trans>Dismiss</Trans>
      </Button>
      {deciding && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          unsaved={note.trim() !== ''}
          title={upholds ? <Trans>Uphold the report</Trans> : <Trans>Dismiss the report</Trans>}
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
              {upholds ? <Trans>Uphold</Trans> : <Trans>Dismiss</Trans>}
            </Button>
          }
        >
          <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
            {others.length > 0 && (
              <Field
                group
                label={<Trans>Apply to these reports, too</Trans>}
                optional={<Trans>Optional</Trans>}
              >
                <CheckGroup
                  value={also}
                  onChange={setAlso}
                  options={others.map(({ id, reported, submittedAt }) => ({
                    value: id,
                    label: (
                      <span>
                        {reportedTitle(reported)} · <Day time={submittedAt} exact />
                      </span>
                    ),
                  }))}
                />
              </Field>
            )}
            <Field
              label={<Trans>Note for colleagues</Trans>}
              optional={!upholds && <Trans>Optional</Trans>}
              error={wrong}
            >
              <TextArea
                rows={4}
                limit={NOTE_MAX}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </Field>
          </form>
        </Dialog>
      )}
    </>
  );
}
