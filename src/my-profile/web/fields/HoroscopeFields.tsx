import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { WORDS_MAX } from '../../../profiles/sections/rules.ts';
import { DateOfBirth } from '../../../ui/form/DateOfBirth.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { Values } from '../myProfile.ts';
import { Choice, Line, useWrong } from './parts.tsx';
import type { FieldsProps } from './sectionFields.ts';
import { useCities } from './useCities.ts';

export function HoroscopeFields({ brief, profile }: FieldsProps) {
  const { control, watch } = useFormContext<Values>();
  const wrong = useWrong();
  const cities = useCities((watch('placeOfBirth') as string | null) ?? '');
  return (
    <>
      {!brief && (
        <Field
          group
          label={<Trans>Date of birth</Trans>}
          help={
            profile.verified ? (
              <Trans>This date is verified. Please contact us to change it.</Trans>
            ) : (
              <Trans>Women must be 18 or older, men 21 or older.</Trans>
            )
          }
          error={wrong('dateOfBirth')}
        >
          <Controller
            name="dateOfBirth"
            control={control}
            render={({ field }) => (
              <DateOfBirth {...field} value={field.value as string} disabled={profile.verified} />
            )}
          />
        </Field>
      )}
      <Line
        name="timeOfBirth"
        type="time"
        label={<Trans>Time of birth</Trans>}
        help={<Trans>Indian time. Leave it empty if you are not sure.</Trans>}
        className="max-w-48"
      />
      <Line
        name="placeOfBirth"
        label={<Trans>Place of birth</Trans>}
        list="birthplaces"
        maxLength={WORDS_MAX}
      />
      <datalist id="birthplaces">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Choice name="rashi" kind="rashi" label={<Trans>Rashi</Trans>} />
      <Choice name="nakshatra" kind="nakshatra" label={<Trans>Nakshatra</Trans>} />
      <Choice name="manglik" kind="manglik" label={<Trans>Manglik</Trans>} />
    </>
  );
}
