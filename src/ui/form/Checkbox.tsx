import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useField } from './Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode };

/** A box to tick, with its words beside it; the whole line can be pressed. */
export function Checkbox({ label, help, ...rest }: CheckboxProps) {
  const own = useId();
  const { id = own, ...wired } = useField();
  return (
    <div className="flex gap-3">
      <span className="relative mt-0.5 grid size-6 shrink-0">
        <input
          {...wired}
          {...rest}
          id={rest.id ?? id}
          type="checkbox"
          className="peer size-6 appearance-none rounded-md border border-edge bg-raised transition-colors checked:border-kumkum checked:bg-kumkum hover:border-ink focus-visible:rounded-md aria-invalid:border-bad-ink"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 size-4 text-on-kumkum opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <label htmlFor={rest.id ?? id} className="cursor-pointer">
          {label}
        </label>
        {help && <span className="block text-soft text-sm">{help}</span>}
      </span>
    </div>
  );
}
