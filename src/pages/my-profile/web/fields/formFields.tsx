import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { HEIGHT_CM } from '../../../../people/profiles/shared/facts/limits.ts';
import { formatHeight } from '../../../../people/profiles/web/format.ts';
import { ChipInput } from '../../../../ui/form/ChipInput.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextArea, TextInput } from '../../../../ui/form/TextInput.tsx';
import type { MyProfile, Values } from '../myProfile.ts';
import { weightOf } from './weightOf.ts';

/** @property brief without what registration has stated already */
export type FieldsProps = { profile: MyProfile; brief?: boolean };

export type FieldBase = { name: string; label: ReactNode; help?: ReactNode; className?: string };

/** Returns the words of the error at a field of the form; at one of its items, the first of them. */
export function useFieldError() {
  const { errors } = useFormContext<Values>().formState;
  return (name: string): string | undefined => {
    // A name such as custom.sect is that of a value within another.
    const error = name.split('.').reduce<unknown>((all, part) => all?.[part as never], errors) as
      | { message?: string; root?: { message?: string } }
      | undefined;
    const items = Object.values(error ?? {}) as ({ message?: string } | undefined)[];
    return error?.message ?? error?.root?.message ?? items.find((item) => item?.message)?.message;
  };
}

/** A line of text. */
export function LineField({
  name,
  label,
  help,
  className,
  ...rest
}: FieldBase & ComponentProps<typeof TextInput>) {
  const { register } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <Field label={label} help={help} error={wrong(name)} className={className}>
      <TextInput autoComplete="off" {...rest} {...register(name)} />
    </Field>
  );
}

/** Some paragraphs. */
export function TextAreaField({ name, label, help, max, rows }: FieldBase & { max: number; rows?: number }) {
  const { register } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <Field label={label} help={help} error={wrong(name)}>
      <TextArea {...register(name)} rows={rows} limit={max} />
    </Field>
  );
}

/** One option of a list, or none. */
export function ChoiceField({
  name,
  kind,
  label,
  help,
  className,
  required,
}: FieldBase & { kind: VocabularyKind; required?: boolean }) {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  const { choicesOf, nameOf } = useVocabulary();
  return (
    <Field label={label} help={help} error={wrong(name)} className={className}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ...field } }) => {
          const offered = choicesOf(kind, 'inForms') ?? [];
          const chosen = (value as string | null) ?? '';
          // One that is no longer offered stays chosen.
          const known = !chosen || offered.some((one) => one.value === chosen);
          return (
            <Select
              {...field}
              value={chosen}
              empty={required ? undefined : t`Not stated`}
              options={known ? offered : [{ value: chosen, label: nameOf(kind, chosen) }, ...offered]}
              onChange={({ target }) => onChange(target.value || null)}
            />
          );
        }}
      />
    </Field>
  );
}

type WordsProps = FieldBase &
  Pick<ComponentProps<typeof ChipInput>, 'suggestions' | 'onType' | 'placeholder' | 'limit'>;

/** Words of one's own. */
export function WordsField({ name, label, help, ...rest }: WordsProps) {
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <Field label={label} help={help} error={wrong(name)}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <ChipInput {...rest} value={value as string[]} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </Field>
  );
}

/** A number among a few, or none. */
export function NumberField({
  name,
  label,
  help,
  className,
  empty,
  options,
}: FieldBase & { empty: string; options: { value: number; label: string }[] }) {
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <Field label={label} help={help} error={wrong(name)} className={className}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <Select
            {...field}
            value={value === null ? '' : String(value)}
            empty={empty}
            options={options.map((one) => ({ value: String(one.value), label: one.label }))}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          />
        )}
      />
    </Field>
  );
}

/** A weight in kg, typed. */
export function WeightField({ name, label }: FieldBase) {
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  return (
    <Field label={label} error={wrong(name)}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ...field } }) => (
          <div className="relative">
            <TextInput
              {...field}
              value={value === null ? '' : String(value)}
              inputMode="numeric"
              autoComplete="off"
              className="pr-12"
              onChange={({ target }) => onChange(weightOf(target.value))}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-soft"
            >
              <Trans>kg</Trans>
            </span>
          </div>
        )}
      />
    </Field>
  );
}

const CM_PER_INCH = 2.54;
const INCHES_MIN = 4 * 12;
const INCHES_MAX = 7 * 12;

/** Heights in feet and inches; one in between, or outside of these, is there where it is set. @param held in cm */
export function heights(held: number | null): { value: number; label: string }[] {
  const all = Array.from({ length: INCHES_MAX - INCHES_MIN + 1 }, (_, n) =>
    Math.round((INCHES_MIN + n) * CM_PER_INCH),
  ).filter((cm) => held === null || formatHeight(cm) !== formatHeight(held));
  const own = held !== null && held >= HEIGHT_CM.min ? [held] : [];
  return [...all, ...own].sort((a, b) => a - b).map((value) => ({ value, label: formatHeight(value) }));
}
