import { type ReactNode, useId } from 'react';
import { useFieldGroup } from './Field.tsx';

type SegmentsProps = {
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange(value: string): void;
};

/** Two or three short choices in one row, as far as their words fit; one of them is always set. Goes inside a `Field` with `group`. */
export function Segments({ options, value, onChange }: SegmentsProps) {
  const name = useId();
  const { 'aria-invalid': _, ...wired } = useFieldGroup();
  return (
    <div
      role="radiogroup"
      {...wired}
      className="flex flex-wrap gap-1 rounded-xl border border-edge bg-raised p-1"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-10 grow basis-0 cursor-pointer place-items-center rounded-md px-2 text-center transition-colors hover:bg-sunk has-checked:bg-kumkum-soft has-checked:font-semibold has-checked:text-kumkum-ink has-checked:inset-ring has-checked:inset-ring-kumkum-ink has-focus-visible:outline-3 has-focus-visible:outline-kumkum-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          <span className="pointer-events-none relative">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
