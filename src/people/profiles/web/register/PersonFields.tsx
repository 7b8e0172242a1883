import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { profileFor } from '../../../../base/vocabulary/shared/profileFor.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { RegistrationInput } from './steps.ts';
import { useProfileForTexts } from './useProfileForTexts.ts';

const genderOf: Partial<Record<string, RegistrationInput['gender']>> = {
  son: 'male',
  brother: 'male',
  daughter: 'female',
  sister: 'female',
};

/** Who is registered. @param props.theirs whether staff register somebody else's family */
export function PersonFields({ theirs = false }: { theirs?: boolean }) {
  const { t } = useLingui();
  const { control, formState, register, setValue, watch } = useFormContext<RegistrationInput>();
  const { errors } = formState;
  const words = useProfileForTexts(theirs);
  const self = watch('profileFor') === 'self';

  return (
    <>
      <Field label={<Trans>Profile for</Trans>} error={errors.profileFor?.message}>
        <Controller
          name="profileFor"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              options={profileFor.map((value) => ({ value, label: words[value] }))}
              onChange={(event) => {
                field.onChange(event);
                const gender = genderOf[event.target.value];
                if (gender) setValue('gender', gender, { shouldDirty: true });
              }}
            />
          )}
        />
      </Field>
      <Field
        label={<Trans>Full name</Trans>}
        help={
          self ? (
            <Trans>Any language. Only the first name is shown publicly.</Trans>
          ) : (
            <Trans>Name of the bride or groom, in any language. Only the first name is shown publicly.</Trans>
          )
        }
        error={errors.name?.message}
      >
        <TextInput {...register('name')} autoComplete={self ? 'name' : 'off'} autoCapitalize="words" />
      </Field>
      <Field group label={<Trans>Gender</Trans>} error={errors.gender?.message}>
        <RadioGroup
          {...register('gender')}
          options={[
            { value: 'male', label: t`Male` },
            { value: 'female', label: t`Female` },
          ]}
        />
      </Field>
    </>
  );
}
