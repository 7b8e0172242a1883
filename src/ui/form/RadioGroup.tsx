import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldGroup } from './Field.tsx';

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  options: readonly { value: string; label: ReactNode }[];
  /** Leave out when a form library keeps the value. */
  value?: string;
};

/** A few choices side by side, all of them seen. Goes inside a `Field` with `group`. */
export function RadioGroup({ options, value, name, ...rest }: RadioGroupProps) {
  const own = useId();
  const { 'aria-invalid': invalid, ...wired } = useFieldGroup();
  return (
    <div role="radiogroup" {...wired} aria-invalid={invalid} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-center gap-2 rounded-xl border border-edge bg-raised px-4 py-2 transition-colors hover:border-ink has-checked:border-kumkum-ink has-checked:bg-kumkum-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-kumkum-ink has-focus-visible:outline-offset-2"
        >
          <input
            {...rest}
            type="radio"
            name={name ?? own}
            value={option.value}
            {...(value === undefined ? {} : { checked: value === option.value })}
            className="size-4 shrink-0 appearance-none rounded-full border border-edge bg-raised outline-none checked:border-[5px] checked:border-kumkum"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
