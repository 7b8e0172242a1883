import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { UnsavedChanges } from '../../../../../base/site/web/UnsavedChanges.tsx';
import { DAY_MS } from '../../../../../kit/shared/time/durations.ts';
import { useFormSubmit } from '../../../../../kit/web/form/useFormSubmit.ts';
import { fieldTime, readFieldTime } from '../../../../../kit/web/locale/fieldTime.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../../../ui/form/Select.tsx';
import { TextArea, TextInput } from '../../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import {
  CALL_BACK_DAYS,
  CALL_DAYS,
  CALL_DIRECTIONS,
  CALL_NOTE_MAX,
  CALL_OUTCOMES,
  CALL_PERSONS,
} from '../../../shared/calls.ts';
import { members } from '../../members.ts';
import { directionText, outcomeText, personText } from './callTexts.ts';

/** The time in India so many days from now, as the fields have it. */
const daysFromNow = (days: number) => fieldTime(new Date(Date.now() + days * DAY_MS));

type CallFormProps = { member: string; onSaved(): void; onCancel(): void };

/** Records a call with a family. The time is now until somebody changes it. */
export function CallForm({ member, onSaved, onCancel }: CallFormProps) {
  const { t } = useLingui();
  const form = useForm({
    defaultValues: {
      calledAt: fieldTime(new Date()),
      direction: 'outgoing',
      person: '',
      outcome: '',
      callBackOn: '',
      note: '',
    },
  });
  const { register, setError, setFocus, watch } = form;
  const { errors, isDirty, isSubmitting } = form.formState;
  const callsBack = watch('outcome') === 'call_back';

  useEffect(() => setFocus('direction'), [setFocus]);

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    const calledAt = readFieldTime(typed.calledAt);
    const direction = CALL_DIRECTIONS.find((one) => one === typed.direction);
    const person = CALL_PERSONS.find((one) => one === typed.person);
    const outcome = CALL_OUTCOMES.find((one) => one === typed.outcome);
    const missing = [
      ...(calledAt ? [] : [['calledAt', t`Please enter a valid date and time.`] as const]),
      ...(person ? [] : [['person', t`Please choose from the list.`] as const]),
      ...(outcome ? [] : [['outcome', t`Please choose from the list.`] as const]),
    ];
    missing.forEach(([name, message], index) => {
      setError(name, { message }, { shouldFocus: index === 0 });
    });
    if (!calledAt || !direction || !person || !outcome) return;
    await members.addCall.call({
      ...{ id: member, calledAt: calledAt.toISOString(), direction, person, outcome },
      callBackOn: callsBack ? typed.callBackOn || null : null,
      note: typed.note,
    });
    onSaved();
  });

  return (
    <>
      <UnsavedChanges unsaved={isDirty && !isSubmitting} pathOnly />
      <form noValidate onSubmit={submit} aria-label={t`Record a call`} className="mb-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            group
            label={<Trans>Who called</Trans>}
            error={errors.direction?.message}
            className="sm:col-span-2"
          >
            <RadioGroup
              {...register('direction')}
              options={CALL_DIRECTIONS.map((value) => ({ value, label: directionText(value) }))}
            />
          </Field>
          <Field
            label={<Trans>When</Trans>}
            help={<Trans>Indian time (IST), in the last {CALL_DAYS} days.</Trans>}
            error={errors.calledAt?.message}
          >
            <TextInput {...register('calledAt')} type="datetime-local" min={daysFromNow(-CALL_DAYS)} />
          </Field>
          <Field label={<Trans>Call with</Trans>} error={errors.person?.message}>
            <Select
              {...register('person')}
              empty={t`Choose one`}
              options={CALL_PERSONS.map((value) => ({ value, label: personText(value) }))}
            />
          </Field>
          <Field label={<Trans>Outcome</Trans>} error={errors.outcome?.message}>
            <Select
              {...register('outcome')}
              empty={t`Choose one`}
              options={CALL_OUTCOMES.map((value) => ({ value, label: outcomeText(value) }))}
            />
          </Field>
          {callsBack && (
            <Field label={<Trans>Call back on</Trans>} error={errors.callBackOn?.message}>
              <TextInput
                {...register('callBackOn')}
                type="date"
                min={watch('calledAt').slice(0, 10)}
                max={daysFromNow(CALL_BACK_DAYS).slice(0, 10)}
              />
            </Field>
          )}
        </div>
        <Field
          label={<Trans>Note</Trans>}
          optional={<Trans>Optional</Trans>}
          help={<Trans>Only staff see notes.</Trans>}
          error={errors.note?.message}
        >
          <TextArea {...register('note')} rows={2} limit={CALL_NOTE_MAX} />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="quiet" size="small" busy={isSubmitting}>
            <Trans>Save call</Trans>
          </Button>
          <Button kind="plain" size="small" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </>
  );
}
