import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import {
  boundsIn,
  customFilterKey,
  optionsOf,
  readCustomFilters,
  withCustomFilter,
} from '../../shared/customFilters.ts';
import { joinValues, splitValues } from '../../shared/filters.ts';
import { useTyped } from '../useTyped.ts';
import type { FilterTexts } from './address.ts';
import type { PanelProps } from './FilterControl.tsx';
import { OptionFilter } from './OptionFilter.tsx';

/** The filter of one of the site's own fields: options to tick, or bounds of a number. */
export function CustomFilter({ field, texts, onChange, ...props }: PanelProps & { field: ShownField }) {
  const { t } = useLingui();
  const filter = customFilterKey(field.key);
  const wanted = readCustomFilters(texts.custom).get(field.key);
  const set = (value: string) => onChange({ custom: withCustomFilter(texts.custom, field.key, value) });
  if (field.kind === 'number') return <Bounds name={field.name} wanted={wanted} onType={set} />;
  const options =
    field.kind === 'yes_no'
      ? [
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]
      : field.options.filter(({ offered }) => offered).map(({ key, name }) => ({ value: key, label: name }));
  return (
    <OptionFilter
      {...props}
      filter={filter}
      // As if it had a text of its own.
      texts={{ [filter]: joinValues(optionsOf(wanted)) } as FilterTexts}
      options={options}
      onChange={(changed) => set(splitValues((changed as Record<string, string>)[filter] ?? '').join('|'))}
    />
  );
}

type BoundsProps = { name: string; wanted: string | undefined; onType(text: string): void };

/** The smallest and the largest number, either of which may be left open. */
function Bounds({ name, wanted, onType }: BoundsProps) {
  const { min, max } = boundsIn(wanted);
  const join = (least: string, most: string) => onType(`${least}-${most}`);
  return (
    <Field group label={name}>
      <div className="grid grid-cols-2 gap-3">
        <Bound
          label={<Trans>From</Trans>}
          value={min}
          onType={(text) => join(text, max === null ? '' : String(max))}
        />
        <Bound
          label={<Trans>To</Trans>}
          value={max}
          onType={(text) => join(min === null ? '' : String(min), text)}
        />
      </div>
    </Field>
  );
}

type BoundProps = { label: React.ReactNode; value: number | null; onType(text: string): void };

function Bound({ label, value, onType }: BoundProps) {
  const { t } = useLingui();
  const typed = useTyped(value === null ? '' : String(value), (text) => onType(text.replace(/\D/g, '')));
  return (
    <Field label={label}>
      <TextInput
        value={typed.text}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        placeholder={t`Any`}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.now}
        onKeyDown={({ key }) => key === 'Enter' && typed.now()}
      />
    </Field>
  );
}
