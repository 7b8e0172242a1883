import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { hasCustomFields } from '../../../../base/custom-fields/web/fieldsVersion.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { DateOfBirth } from '../../../../kit/web/form/DateOfBirth.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import type { RegistrationInput } from './steps.ts';

// Loaded where the site has fields of its own.
const AskedFields = lazyPart(() => import('../custom/AskedFields.tsx'));

export function CommunityFields() {
  const { control, formState } = useFormContext<RegistrationInput>();
  const { errors } = formState;
  const { query, choicesOf } = useVocabulary();

  return (
    <>
      <Field
        group
        label={<Trans>Date of birth</Trans>}
        help={<Trans>Women must be 18 or older, men 21 or older.</Trans>}
        error={errors.dateOfBirth?.message}
      >
        <Controller name="dateOfBirth" control={control} render={({ field }) => <DateOfBirth {...field} />} />
      </Field>
      {query.isError && <NotLoaded of={query} title={<Trans>Couldn't load the two lists below</Trans>} />}
      <Choice name="religion" label={<Trans>Religion</Trans>} offered={choicesOf('religion', 'inForms')} />
      <Choice
        name="motherTongue"
        label={<Trans>Mother tongue</Trans>}
        offered={choicesOf('mother_tongue', 'inForms')}
      />
      {hasCustomFields() && (
        <Suspense>
          <AskedFields />
        </Suspense>
      )}
    </>
  );
}

type ChoiceProps = {
  name: 'religion' | 'motherTongue';
  label: ReactNode;
  /** Undefined until the lists are loaded; the field is shown already. */
  offered: { value: string; label: string }[] | undefined;
};

function Choice({ name, label, offered }: ChoiceProps) {
  const { t } = useLingui();
  const { control, formState } = useFormContext<RegistrationInput>();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <Select
            {...field}
            empty={t`Choose one`}
            options={
              offered ??
              // The value from before a reload; its name comes with the lists.
              (field.value ? [{ value: field.value, label: '' }] : [])
            }
          />
        )}
      />
    </Field>
  );
}
