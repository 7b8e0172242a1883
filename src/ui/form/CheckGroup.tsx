import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldGroup } from './Field.tsx';

type CheckGroupProps = {
  options: readonly { value: string; label: ReactNode }[];
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?(): void;
  /** Beside the last choice. */
  children?: ReactNode;
};

/** Short choices side by side, any number of them. Goes inside a `Field` with `group`. */
export function CheckGroup({ options, value, onChange, onBlur, children }: CheckGroupProps) {
  const { 'aria-invalid': _, ...wired } = useFieldGroup();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; the field has a label
    <div role="group" {...wired} onBlur={onBlur} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          className="group flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-raised px-4 py-1.5 transition-colors hover:border-ink has-checked:border-kumkum-ink has-checked:bg-kumkum-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-kumkum-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter((one) => one !== option.value),
              )
            }
            className="sr-only"
          />
          <Check aria-hidden className="hidden size-4 text-kumkum-ink group-has-checked:block" />
          {option.label}
        </label>
      ))}
      {children}
    </div>
  );
}
