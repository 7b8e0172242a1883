import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { Values } from '../myProfile.ts';
import { ChoiceField, heights, NumberField, useFieldError } from './formFields.tsx';
import { weightOf } from './weightOf.ts';

export function BasicsFields() {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          name="heightCm"
          label={<Trans>Height</Trans>}
          empty={t`Not stated`}
          options={heights(getValues('heightCm') as number | null)}
        />
        <Field label={<Trans>Weight</Trans>} error={wrong('weightKg')}>
          <Controller
            name="weightKg"
            control={control}
            render={({ field: { value, onChange, ...field } }) => (
              <div className="relative">
                <TextInput
                  {...field}
                  value={value === null ? '' : String(value)}
                  inputMode="numeric"
                  autoComplete="off"
                  className="pr-12"
                  onChange={({ target }) => onChange(weightOf(target.value))}
                />
                <span
                  aria-hidden
                  className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-soft"
                >
                  <Trans>kg</Trans>
                </span>
              </div>
            )}
          />
        </Field>
      </div>
      <ChoiceField name="maritalStatus" kind="marital_status" label={<Trans>Marital status</Trans>} />
      <ChoiceField name="diet" kind="diet" label={<Trans>Diet</Trans>} />
      <div className="grid grid-cols-2 gap-4">
        <ChoiceField name="smoking" kind="smoking" label={<Trans>Smoking</Trans>} />
        <ChoiceField name="drinking" kind="drinking" label={<Trans>Drinking</Trans>} />
      </div>
    </>
  );
}
