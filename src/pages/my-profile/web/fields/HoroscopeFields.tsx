import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { DateOfBirth } from '../../../../kit/web/form/DateOfBirth.tsx';
import { PlaceField } from '../../../../people/horoscopes/web/form/PlaceField.tsx';
import { WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { SHOWN_TO } from '../../../../people/profiles/shared/sections/lists.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Values } from '../myProfile.ts';
import { useShownTo } from '../useDescriptions.ts';
import { ChoiceField, type FieldsProps, LineField, useFieldError } from './formFields.tsx';

export function HoroscopeFields({ brief, profile }: FieldsProps) {
  const { control, register, watch } = useFormContext<Values>();
  const wrong = useFieldError();
  const shownTo = useShownTo();
  const computed = Boolean(watch('birthplace') && watch('timeOfBirth'));
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
      <TimeOfBirth />
      <PlaceOfBirth country={profile.sections.work.values.country} />
      {computed ? (
        <p className="text-soft">
          <Trans>We calculate rashi, nakshatra, lagna and manglik from these.</Trans>
        </p>
      ) : (
        <>
          <ChoiceField name="rashi" kind="rashi" label={<Trans>Rashi</Trans>} />
          <ChoiceField name="nakshatra" kind="nakshatra" label={<Trans>Nakshatra</Trans>} />
          <ChoiceField name="manglik" kind="manglik" label={<Trans>Manglik</Trans>} />
        </>
      )}
      <Field
        label={<Trans>Show the horoscope to</Trans>}
        help={
          <Trans>
            Birth details and the chart are shown to connected members only. Others see the age, rashi,
            nakshatra and manglik.
          </Trans>
        }
        error={wrong('shownTo')}
      >
        <Controller
          name="shownTo"
          control={control}
          render={({ field }) => (
            <Select
              {...field}
              value={field.value as string}
              options={SHOWN_TO.map((value) => ({ value, label: shownTo[value] }))}
            />
          )}
        />
      </Field>
      <Checkbox
        label={<Trans>Show the chart and the date of birth to everyone who sees the horoscope</Trans>}
        {...register('dateShown')}
      />
      <Checkbox
        label={<Trans>Use horoscopes to suggest matches</Trans>}
        help={<Trans>Works only if both horoscopes are shown to everyone.</Trans>}
        {...register('weighed')}
      />
    </>
  );
}

function TimeOfBirth() {
  const { setValue, watch } = useFormContext<Values>();
  const unknown = watch('timeUnknown') as boolean;
  return (
    <div className="grid gap-3">
      <LineField
        name="timeOfBirth"
        type="time"
        label={<Trans>Time of birth</Trans>}
        help={<Trans>Local time at the place of birth.</Trans>}
        readOnly={unknown}
      />
      <Checkbox
        label={<Trans>I don't know the time</Trans>}
        checked={unknown}
        onChange={({ target }) => {
          setValue('timeUnknown', target.checked, { shouldDirty: true });
          if (target.checked) setValue('timeOfBirth', null, { shouldDirty: true, shouldValidate: true });
        }}
      />
    </div>
  );
}

type BirthPlace = { latitude: number; longitude: number; timeZone: string };

/** The place of birth. One that is not chosen from the list is kept as it is written, without a chart. */
function PlaceOfBirth({ country }: { country: string | null }) {
  const { setValue, watch } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <PlaceField
      country={country}
      text={(watch('placeOfBirth') as string | null) ?? ''}
      place={watch('birthplace') as BirthPlace | null}
      error={wrong('placeOfBirth') ?? wrong('birthplace')}
      help={
        <Trans>Type the town or city and choose it from the list. Not there? Choose the nearest town.</Trans>
      }
      onChange={(text, place) => {
        const where = place && {
          latitude: place.latitude,
          longitude: place.longitude,
          timeZone: place.timeZone,
        };
        setValue('placeOfBirth', text.slice(0, WORDS_MAX), { shouldDirty: true });
        setValue('birthplace', where, { shouldDirty: true });
      }}
    />
  );
}
