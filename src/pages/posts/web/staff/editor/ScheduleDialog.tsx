import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { DAY_MS } from '../../../../../kit/shared/time/durations.ts';
import { fieldTime, readFieldTime } from '../../../../../kit/web/locale/fieldTime.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';
import { SCHEDULE_MAX_MS } from '../../../shared/rules.ts';

/** The next day at nine in the morning, in Indian time. */
function tomorrow(): string {
  const day = new Date(Date.now() + DAY_MS);
  return `${fieldTime(day).slice(0, 10)}T09:00`;
}

type ScheduleDialogProps = { publishAt: string | null; onChosen(publishAt: string): void; onClose(): void };

/** Chooses when a post is published. */
export function ScheduleDialog({ publishAt, onChosen, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => (publishAt ? fieldTime(new Date(publishAt)) : tomorrow()));
  const [wrong, setWrong] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = readFieldTime(typed);
    if (!chosen) setWrong(t`Please enter a valid date and time.`);
    else if (chosen.getTime() <= Date.now()) setWrong(t`Please choose a time in the future.`);
    else if (chosen.getTime() - Date.now() > SCHEDULE_MAX_MS)
      setWrong(t`Please choose a time within one year.`);
    else onChosen(chosen.toISOString());
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Schedule`}
      description={t`The post is published automatically at this time.`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="schedule">
            <Trans>Schedule post</Trans>
          </Button>
        </>
      }
    >
      <form id="schedule" noValidate onSubmit={submit}>
        <Field label={<Trans>Date and time</Trans>} help={<Trans>Indian time (IST).</Trans>} error={wrong}>
          <TextInput
            type="datetime-local"
            value={typed}
            onChange={({ target }) => setTyped(target.value.slice(0, 16))}
          />
        </Field>
      </form>
    </Dialog>
  );
}
