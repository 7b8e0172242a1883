import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { control } from './control.ts';
import { useField } from './Field.tsx';

type Limit = {
  /**
   * How many characters it may hold. The field around it says how many are too many, where `maxLength` would have the
   * browser cut what is pasted without a word.
   */
  limit?: number;
};

export function TextInput({ className, limit, ...rest }: ComponentProps<'input'> & Limit) {
  const wired = useField();
  return (
    <input type="text" {...wired} {...rest} data-limit={limit} className={classes(control, className)} />
  );
}

/** As `TextInput`, on several lines; the field also says how many are left once they run out. */
export function TextArea({ className, rows = 5, limit, ...rest }: ComponentProps<'textarea'> & Limit) {
  const wired = useField();
  return (
    <textarea
      {...wired}
      {...rest}
      data-limit={limit}
      rows={rows}
      className={classes(control, 'block py-3', className)}
    />
  );
}
