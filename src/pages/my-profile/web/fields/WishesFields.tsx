import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { firstName } from '../../../../people/profiles/shared/facts/firstName.ts';
import { DESCRIPTION_MAX, WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { type Importance, USUAL } from '../../../../people/profiles/shared/sections/lists.ts';
import {
  apartLists,
  boundsOf,
  fieldsOfWish,
  listsOf,
  WISHES,
  type Wish,
  type WishBound,
} from '../../../../people/profiles/shared/wishes/list.ts';
import { formatAmount } from '../../../../people/profiles/web/format.ts';
import {
  useGotraLabels,
  useWishFieldLabels,
  useWishLabels,
} from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckGroup } from '../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import type { Values } from '../myProfile.ts';
import { wishesFromOwn } from '../rules.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { CustomWishFields } from './CustomWishFields.tsx';
import {
  type FieldBase,
  type FieldsProps,
  heights,
  NumberField,
  TextAreaField,
  useFieldError,
  WordsField,
} from './formFields.tsx';
import { ImportanceChoice } from './ImportanceChoice.tsx';
import { specialWishes, wishHelp } from './specialWishes.tsx';

export function WishesFields({ profile }: FieldsProps) {
  return (
    <>
      <StartFromOwn profile={profile} />
      {WISHES.map((wish) => (
        <Wished key={wish} wish={wish}>
          <WishFields wish={wish} />
        </Wished>
      ))}
      <CustomWishFields />
      <TextAreaField
        name="description"
        label={<Trans>In your own words</Trans>}
        help={<Trans>What kind of person and family are you looking for?</Trans>}
        max={DESCRIPTION_MAX}
        rows={4}
      />
    </>
  );
}

/** Fills in what most families look for, while none of it is wished yet. */
function StartFromOwn({ profile: { card, sections } }: FieldsProps) {
  const { watch, setValue, setFocus } = useFormContext<Values>();
  const name = firstName(card.name);
  const { religion, motherTongue } = sections.community.values;
  const own = wishesFromOwn({ ...card, heightCm: sections.basics.values.heightCm, religion, motherTongue });
  const isWished = watch(Object.keys(own)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  if (isWished) return null;

  function fillIn() {
    for (const [field, value] of Object.entries(own)) setValue(field, value, { shouldDirty: true });
    setFocus('ageMin');
  }

  return (
    <div>
      <Button kind="quiet" size="small" onClick={fillIn}>
        <Trans>Fill in from {name}'s own details</Trans>
      </Button>
      <p className="mt-1 text-sm text-soft">
        <Trans>Age, height, religion and mother tongue. You can change each of them.</Trans>
      </p>
    </div>
  );
}

/** The fields of a wish: two bounds side by side, or its lists. */
function WishFields({ wish }: { wish: Wish }) {
  const { t } = useLingui();
  const label = useWishLabels()[wish];
  const labels = useWishFieldLabels();
  const bounds = boundsOf(wish);
  if (bounds.length > 0)
    return (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
        {bounds.map((bound) => (
          <BoundField key={bound.field} bound={bound} label={labels[bound.field] ?? label} />
        ))}
      </div>
    );
  const apart = apartLists.find((one) => one.wish === wish);
  if (apart) return <GotrasField name={apart.field} label={labels[apart.field] ?? label} from={apart.from} />;
  return (
    <div className="grid gap-5">
      {listsOf(wish).map(({ field, list }) => {
        const shared = { name: field, label: labels[field] ?? label, help: wishHelp[field] };
        const Special = specialWishes[field];
        if (Special) return <Special key={field} {...shared} />;
        return list ? (
          <ChoicesField key={field} {...shared} kind={list} />
        ) : (
          <WordsField key={field} {...shared} placeholder={t`Any`} limit={WORDS_MAX} />
        );
      })}
    </div>
  );
}

function BoundField({ bound: { field, range }, label }: { bound: WishBound; label: string }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<Values>();
  const held = getValues(field) as number | null;
  const options =
    range.of === 'heightCm'
      ? heights(held)
      : range.of === 'income'
        ? incomes(held)
        : Array.from({ length: range.max - range.min + 1 }, (_, n) => ({
            value: range.min + n,
            label: String(range.min + n),
          }));
  return <NumberField name={field} label={label} empty={t`Any`} options={options} />;
}

const LAKH = 100_000;

/** The minimum incomes that are offered, in rupees a year, and one that is set already. */
const incomes = (held: number | null) =>
  [...new Set([3, 5, 7.5, 10, 15, 20, 25, 35, 50, 75, 100].map((lakh) => lakh * LAKH).concat(held ?? []))]
    .sort((one, other) => one - other)
    .map((value) => ({ value, label: formatAmount(value) }));

/** The own gotras in which the family does not marry. */
function GotrasField({ name, label, from }: FieldBase & { from: readonly string[] }) {
  const { control } = useFormContext<Values>();
  const labels = useGotraLabels();
  const wrong = useFieldError();
  return (
    <Field
      group
      label={label}
      help={
        <Trans>
          For families that do not marry within a gotra. Add your gotras under Religion and community.
        </Trans>
      }
      error={wrong(name)}
    >
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <CheckGroup
            options={from.map((fact) => ({ value: fact, label: labels[fact] }))}
            value={value as string[]}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </Field>
  );
}

/** A wish, and under it how much it counts, once something is wished. */
function Wished({ wish, children }: { wish: Wish; children: ReactNode }) {
  const { watch, setValue } = useFormContext<Values>();
  const title = useWishLabels()[wish];
  const importance = watch('importance') as Partial<Record<Wish, Importance>>;
  const wished = watch(fieldsOfWish(wish)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  return (
    <div>
      {children}
      {wished && (
        <ImportanceChoice
          title={title}
          value={importance[wish] ?? USUAL}
          onChange={(one) => setValue('importance', { ...importance, [wish]: one }, { shouldDirty: true })}
        />
      )}
    </div>
  );
}
