import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { type FactKey, fieldsOf } from '../../../../people/profiles/shared/facts/list.ts';
import { useFactTexts } from '../../../../people/profiles/web/facts/useFactTexts.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Values } from '../myProfile.ts';
import { type FieldBase, useFieldError } from './formFields.tsx';

const LAKH = 100_000;
/** Bounds of the offered ranges of a yearly amount, in lakhs. */
const BOUNDS = [0, 1, 2, 3, 4, 5, 7.5, 10, 15, 20, 25, 35, 50, 75, 100];

type Range = [min: number | null, max: number | null];

const ranges = BOUNDS.map(
  (from, place): Range => [from === 0 ? null : from * LAKH, (BOUNDS[place + 1] ?? 0) * LAKH || null],
);

/** A yearly amount, among a few ranges; one of another size is there where it is set. */
export function AmountField({ name, label }: FieldBase & { name: FactKey }) {
  const { t } = useLingui();
  const { watch, setValue } = useFormContext<Values>();
  const textOf = useFactTexts();
  const wrong = useFieldError();
  const [from, to] = fieldsOf(name) as [string, string];
  const [min, max] = watch([from, to]) as (number | null)[];
  const held: Range = [min ?? null, max ?? null];
  const rangeKey = ([least, most]: Range) =>
    least === null && most === null ? '' : `${least ?? ''}-${most ?? ''}`;
  const value = rangeKey(held);
  const offered = value === '' || ranges.some((one) => rangeKey(one) === value) ? ranges : [held, ...ranges];
  return (
    <Field label={label} error={wrong(from) ?? wrong(to)}>
      <Select
        empty={t`Not stated`}
        value={value}
        options={offered.map((one) => ({
          value: rangeKey(one),
          label: textOf(name, { [from]: one[0], [to]: one[1] }) ?? '',
        }))}
        onChange={({ target }) => {
          const [least, most] = offered.find((one) => rangeKey(one) === target.value) ?? [null, null];
          setValue(from, least, { shouldDirty: true });
          setValue(to, most, { shouldDirty: true });
        }}
      />
    </Field>
  );
}
