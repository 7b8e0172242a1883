import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import { USUAL } from '../../../../people/profiles/shared/sections/lists.ts';
import {
  type CustomWishes,
  useCustomWishes,
} from '../../../../people/profiles/web/custom/useCustomWishes.ts';
import { CheckGroup } from '../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { Values } from '../myProfile.ts';
import { useFieldError } from './formFields.tsx';
import { ImportanceChoice } from './ImportanceChoice.tsx';

type Wish = CustomWishes[string];

const NONE: Wish = { any: [], min: null, max: null, importance: USUAL };

/** The wishes for the site's own fields. */
export function CustomWishFields() {
  return useCustomWishes().fields.map((field) => <CustomWish key={field.key} field={field} />);
}

function CustomWish({ field }: { field: ShownField }) {
  const { control } = useFormContext<Values>();
  return (
    <Controller
      name={`custom.${field.key}`}
      control={control}
      render={({ field: { value, onChange } }) => {
        const wish = (value as Wish | null | undefined) ?? NONE;
        const set = (changed: Partial<Wish>) => {
          const next = { ...wish, ...changed };
          onChange(next.any.length > 0 || next.min !== null || next.max !== null ? next : null);
        };
        return (
          <div>
            {field.kind === 'number' ? (
              <Bounds field={field} wish={wish} onChange={set} />
            ) : (
              <Options field={field} wish={wish} onChange={set} />
            )}
            {value != null && (
              <ImportanceChoice
                title={field.name}
                value={wish.importance}
                onChange={(importance) => set({ importance })}
              />
            )}
          </div>
        );
      }}
    />
  );
}

type PartProps = { field: ShownField; wish: Wish; onChange(changed: Partial<Wish>): void };

function Options({ field, wish, onChange }: PartProps) {
  const { t } = useLingui();
  const wrong = useFieldError();
  const options =
    field.kind === 'yes_no'
      ? [
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]
      : field.options
          .filter(({ key, offered }) => offered || wish.any.includes(key))
          .map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Field group label={field.name} error={wrong(`custom.${field.key}`)}>
      <CheckGroup options={options} value={wish.any} onChange={(any) => onChange({ any })} />
    </Field>
  );
}

function Bounds({ field, wish, onChange }: PartProps) {
  const { t } = useLingui();
  const wrong = useFieldError();
  const bound = (which: 'min' | 'max', label: React.ReactNode) => (
    <Field label={label}>
      <TextInput
        value={wish[which] === null ? '' : String(wish[which])}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        placeholder={t`Any`}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          onChange({ [which]: digits === '' ? null : Number(digits) });
        }}
      />
    </Field>
  );
  return (
    <Field group label={field.name} error={wrong(`custom.${field.key}`)}>
      <div className="grid grid-cols-2 gap-4">
        {bound('min', <Trans>From</Trans>)}
        {bound('max', <Trans>To</Trans>)}
      </div>
    </Field>
  );
}
