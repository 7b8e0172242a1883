import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { NotLoaded } from '../../../kit/web/NotLoaded.tsx';
import { DateOfBirth } from '../../../ui/DateOfBirth.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { vocabulary } from '../../../vocabulary/web/vocabulary.ts';
import type { Typed } from './steps.ts';

export function CommunityFields() {
  const { control, formState } = useFormContext<Typed>();
  const { errors } = formState;
  const lists = useQuery(vocabulary.lists.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));

  return (
    <>
      <Field
        group
        label={<Trans>Date of birth</Trans>}
        help={<Trans>A woman must be 18 or older, a man 21 or older.</Trans>}
        error={errors.dateOfBirth?.message}
      >
        <Controller name="dateOfBirth" control={control} render={({ field }) => <DateOfBirth {...field} />} />
      </Field>
      {lists.isError && (
        <NotLoaded of={lists} title={<Trans>The two lists below could not be loaded</Trans>} />
      )}
      <Choice name="religion" label={<Trans>Religion</Trans>} offered={lists.data?.religion} />
      <Choice name="motherTongue" label={<Trans>Mother tongue</Trans>} offered={lists.data?.motherTongue} />
    </>
  );
}

type ChoiceProps = {
  name: 'religion' | 'motherTongue';
  label: ReactNode;
  /** Undefined until the lists are there; the control stands in its place already. */
  offered: { name: string; inForms: boolean }[] | undefined;
};

function Choice({ name, label, offered }: ChoiceProps) {
  const { t } = useLingui();
  const { control, formState } = useFormContext<Typed>();
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
              offered?.filter(({ inForms }) => inForms).map((option) => option.name) ??
              // What was chosen before a reload.
              (field.value ? [field.value] : [])
            }
          />
        )}
      />
    </Field>
  );
}
