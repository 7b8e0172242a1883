import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { profileFor } from '../../../../base/vocabulary/shared/profileFor.ts';
import { useProfileForTexts } from '../../../../people/profiles/web/register/useProfileForTexts.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Values } from '../myProfile.ts';
import { FactFields } from './FactFields.tsx';
import { type FieldsProps, LineField, useFieldError } from './formFields.tsx';

export function AboutFields({ brief, profile }: FieldsProps) {
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  const words = useProfileForTexts();
  return (
    <>
      {!brief && (
        <>
          <LineField
            name="name"
            label={<Trans>Full name</Trans>}
            help={
              profile.verified ? (
                <Trans>This name is verified. Please contact us to change it.</Trans>
              ) : (
                <Trans>Any language. Only the first name is shown publicly.</Trans>
              )
            }
            readOnly={profile.verified}
            autoCapitalize="words"
          />
          <Field label={<Trans>Profile for</Trans>} error={wrong('profileFor')}>
            <Controller
              name="profileFor"
              control={control}
              render={({ field }) => (
                <Select
                  {...field}
                  value={field.value as string}
                  options={profileFor.map((value) => ({ value, label: words[value] }))}
                />
              )}
            />
          </Field>
        </>
      )}
      <FactFields section="about" brief={brief} />
    </>
  );
}
