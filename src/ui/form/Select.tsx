import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { control } from './control.ts';
import { useField } from './Field.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** The empty first choice, such as 'Choose one' or 'Any'. */
  empty?: string;
  options?: readonly (string | { value: string; label: string })[];
};

/** The system's own select, which every phone shows in its familiar way. */
export function Select({ empty, options = [], className, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...useField()} {...rest} className={classes(control, 'appearance-none pr-11', className)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => {
          const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
      />
    </div>
  );
}
