import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateOfBirth } from '../../../../kit/web/form/DateOfBirth.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { FieldErrors } from './check.ts';
import { PlaceField } from './PlaceField.tsx';
import type { TypedBirth } from './typed.ts';

type BirthFormProps = {
  title: ReactNode;
  birth: TypedBirth;
  wrong: FieldErrors;
  onChange(changed: Partial<TypedBirth>): void;
};

/** When and where one of the two was born. */
export function BirthForm({ title, birth, wrong, onChange: change }: BirthFormProps) {
  return (
    <Card className="p-5 md:p-6">
      <fieldset className="grid gap-5">
        <legend className="float-left w-full font-semibold font-serif text-2xl">{title}</legend>
        <Field group label={<Trans>Date of birth</Trans>} error={wrong.date}>
          <DateOfBirth value={birth.date} onChange={(date) => change({ date })} />
        </Field>
        <div className="grid gap-3">
          <Field
            label={<Trans>Time of birth</Trans>}
            error={birth.timeUnknown ? undefined : wrong.time}
            help={<Trans>Local time at the place of birth.</Trans>}
          >
            <TextInput
              type="time"
              value={birth.timeUnknown ? '' : birth.time}
              disabled={birth.timeUnknown}
              onChange={({ target }) => change({ time: target.value })}
              className="max-w-48"
            />
          </Field>
          <Checkbox
            label={<Trans>I don't know the time</Trans>}
            checked={birth.timeUnknown}
            onChange={({ target }) => change({ timeUnknown: target.checked })}
          />
        </div>
        {birth.byHand ? (
          <Coordinates birth={birth} wrong={wrong} change={change} />
        ) : (
          <PlaceField
            text={birth.placeText}
            place={birth.place}
            error={wrong.place ?? wrong.timeZone ?? wrong.latitude ?? wrong.longitude}
            onChange={(placeText, place) => change({ placeText, place })}
          />
        )}
        <Checkbox
          label={<Trans>The place is not in the list</Trans>}
          checked={birth.byHand}
          onChange={({ target }) => change({ byHand: target.checked })}
        />
      </fieldset>
    </Card>
  );
}

type CoordinatesProps = Pick<BirthFormProps, 'birth' | 'wrong'> & {
  change(changed: Partial<TypedBirth>): void;
};

function Coordinates({ birth, wrong, change }: CoordinatesProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={<Trans>Latitude</Trans>} error={wrong.latitude} help={<Trans>North is positive.</Trans>}>
        <TextInput
          inputMode="text"
          placeholder={t`28.61`}
          value={birth.latitude}
          onChange={({ target }) => change({ latitude: target.value })}
        />
      </Field>
      <Field label={<Trans>Longitude</Trans>} error={wrong.longitude} help={<Trans>East is positive.</Trans>}>
        <TextInput
          inputMode="text"
          placeholder={t`77.21`}
          value={birth.longitude}
          onChange={({ target }) => change({ longitude: target.value })}
        />
      </Field>
      <Field
        label={<Trans>Time zone</Trans>}
        error={wrong.timeZone}
        help={<Trans>A name like Asia/Kolkata, or an offset like +05:30.</Trans>}
        className="col-span-2"
      >
        <TextInput value={birth.timeZone} onChange={({ target }) => change({ timeZone: target.value })} />
      </Field>
    </div>
  );
}
