import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import { CUSTOM_MAX, type CustomValue, isText } from '../../../../base/custom-fields/shared/field.ts';
import { CheckGroup } from '../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextArea, TextInput } from '../../../../ui/form/TextInput.tsx';

/** A form that has values of the site's own fields, by key. */
type Values = { custom?: Record<string, CustomValue | null> };

/** One of the site's own fields in a form, by its kind. */
export function CustomInput({ field }: { field: ShownField }) {
  const { register, formState } = useFormContext<Values>();
  const { key, kind, seenBy } = field;
  const name = `custom.${key}` as const;
  const help =
    seenBy === 'matches' ? (
      <Trans>Shown to connected members only.</Trans>
    ) : isText(kind) ? (
      <Trans>No phone number or email.</Trans>
    ) : undefined;
  const error = (formState.errors.custom as Record<string, { message?: string }> | undefined)?.[key]?.message;
  return (
    <Field group={kind === 'options'} label={field.name} help={help} error={error}>
      {kind === 'line' ? (
        <TextInput autoComplete="off" {...register(name)} limit={CUSTOM_MAX.line} />
      ) : kind === 'text' ? (
        <TextArea {...register(name)} rows={5} limit={CUSTOM_MAX.text} />
      ) : kind === 'date' ? (
        <TextInput type="date" autoComplete="off" {...register(name)} />
      ) : kind === 'number' ? (
        <NumberInput name={name} />
      ) : (
        <ChoiceInput name={name} field={field} />
      )}
    </Field>
  );
}

type Name = `custom.${string}`;

/** A whole number, typed. */
function NumberInput({ name }: { name: Name }): ReactNode {
  const { control } = useFormContext<Values>();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...rest } }) => (
        <TextInput
          {...rest}
          value={value === null || value === undefined ? '' : String(value)}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onChange(numberIn(target.value))}
        />
      )}
    />
  );
}

/** Returns a typed number; what is no number stays as it was typed, for its error. */
const numberIn = (text: string): number | string | null =>
  text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : text;

/** One option, several, or yes and no. One that is no longer offered stays chosen. */
function ChoiceInput({ name, field }: { name: Name; field: ShownField }) {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...rest } }) => {
        if (field.kind === 'yes_no')
          return (
            <Select
              {...rest}
              value={value === true ? 'yes' : value === false ? 'no' : ''}
              empty={t`Not stated`}
              options={[
                { value: 'yes', label: t`Yes` },
                { value: 'no', label: t`No` },
              ]}
              onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'yes')}
            />
          );
        const chosen = [(value as string | string[] | null | undefined) ?? []].flat();
        const options = field.options
          .filter(({ key, offered }) => offered || chosen.includes(key))
          .map((one) => ({ value: one.key, label: one.name }));
        return field.kind === 'options' ? (
          <CheckGroup options={options} value={chosen} onChange={onChange} onBlur={rest.onBlur} />
        ) : (
          <Select
            {...rest}
            value={chosen[0] ?? ''}
            empty={t`Not stated`}
            options={options}
            onChange={({ target }) => onChange(target.value || null)}
          />
        );
      }}
    />
  );
}
