import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { WORDS_MAX } from '../../../../people/profiles/shared/sections/limits.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Values } from '../myProfile.ts';
import { incomeText } from '../useDescriptions.ts';
import { ChoiceField, LineField, useFieldError } from './formFields.tsx';
import { useCities } from './useCities.ts';

const LAKH = 100_000;
/** Bounds of the offered ranges of a yearly income, in lakhs. */
const BOUNDS = [0, 1, 2, 3, 4, 5, 7.5, 10, 15, 20, 25, 35, 50, 75, 100];

type Income = { incomeMinRupees: number | null; incomeMaxRupees: number | null };

const ranges: Income[] = BOUNDS.map((from, place) => ({
  incomeMinRupees: from === 0 ? null : from * LAKH,
  incomeMaxRupees: (BOUNDS[place + 1] ?? 0) * LAKH || null,
}));

export function WorkFields() {
  const { watch, formState } = useFormContext<Values>();
  const { names: cities, region } = useCities((watch('city') as string | null) ?? '');
  useStateOf(formState.dirtyFields.city ? region : undefined);
  return (
    <>
      <ChoiceField name="education" kind="education" label={<Trans>Education</Trans>} />
      <LineField name="profession" label={<Trans>Profession</Trans>} limit={WORDS_MAX} />
      <ChoiceField name="workingWith" kind="working_with" label={<Trans>Employed in</Trans>} />
      <IncomeField />
      <LineField
        name="city"
        label={<Trans>City</Trans>}
        help={<Trans>Where the person lives now.</Trans>}
        list="cities"
        limit={WORDS_MAX}
      />
      <datalist id="cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <ChoiceField name="state" kind="state" label={<Trans>State</Trans>} />
      <ChoiceField name="country" kind="country" label={<Trans>Country</Trans>} />
    </>
  );
}

/** Fills in the state of a city while it is not stated, and corrects what it has filled in itself as the city is typed on. */
function useStateOf(region: string | undefined) {
  const { watch, setValue } = useFormContext<Values>();
  const { choicesOf } = useVocabulary();
  const state = watch('state') as string | null;
  const filled = useRef<string>(undefined);
  const found = choicesOf('state', 'inForms')?.find(({ label }) =>
    region?.split(', ').includes(label),
  )?.value;
  const current = useRef(state);
  current.current = state;
  useEffect(() => {
    if (!found || (current.current && current.current !== filled.current)) return;
    filled.current = found;
    setValue('state', found, { shouldDirty: true });
  }, [found, setValue]);
}

function IncomeField() {
  const { t } = useLingui();
  const { watch, setValue } = useFormContext<Values>();
  const wrong = useFieldError();
  const [incomeMinRupees, incomeMaxRupees] = watch(['incomeMinRupees', 'incomeMaxRupees']) as (
    | number
    | null
  )[];
  const held = { incomeMinRupees: incomeMinRupees ?? null, incomeMaxRupees: incomeMaxRupees ?? null };
  const keyOf = (income: Income) => `${income.incomeMinRupees ?? ''}-${income.incomeMaxRupees ?? ''}`;
  const unstated = keyOf(held) === '-';
  const offered = ranges.some((one) => keyOf(one) === keyOf(held)) || unstated ? ranges : [held, ...ranges];
  return (
    <Field label={<Trans>Annual income</Trans>} error={wrong('incomeMinRupees') ?? wrong('incomeMaxRupees')}>
      <Select
        empty={t`Not stated`}
        value={unstated ? '' : keyOf(held)}
        options={offered.map((one) => ({ value: keyOf(one), label: incomeText(one as never) ?? '' }))}
        onChange={({ target }) => {
          const chosen = offered.find((one) => keyOf(one) === target.value);
          setValue('incomeMinRupees', chosen?.incomeMinRupees ?? null, { shouldDirty: true });
          setValue('incomeMaxRupees', chosen?.incomeMaxRupees ?? null, { shouldDirty: true });
        }}
      />
    </Field>
  );
}
