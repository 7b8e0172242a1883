import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { profileFor } from '../../../../base/vocabulary/shared/profileFor.ts';
import { BIO_MAX } from '../../../../people/profiles/shared/sections/limits.ts';
import { useProfileForTexts } from '../../../../people/profiles/web/register/useProfileForTexts.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Values } from '../myProfile.ts';
import { type FieldsProps, LineField, TextAreaField, useFieldError, WordsField } from './formFields.tsx';

export function AboutFields({ brief, profile }: FieldsProps) {
  const { t } = useLingui();
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
      <TextAreaField
        name="bio"
        label={<Trans>In your own words</Trans>}
        help={<Trans>Nature, work, family and interests, in any language. No phone number or email.</Trans>}
        max={BIO_MAX}
        rows={brief ? 5 : 7}
      />
      <WordsField
        name="hobbies"
        label={<Trans>Hobbies</Trans>}
        help={<Trans>Press Enter after each one.</Trans>}
        placeholder={t`Reading, travel, music`}
        suggestions={[
          t`Reading`,
          t`Travel`,
          t`Music`,
          t`Cooking`,
          t`Cricket`,
          t`Dance`,
          t`Movies`,
          t`Painting`,
          t`Photography`,
          t`Singing`,
          t`Yoga`,
          t`Gardening`,
        ]}
        limit={40}
      />
    </>
  );
}
