import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { control } from './control.ts';
import { useField } from './Field.tsx';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...rest} className={classes(control, className)} />;
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useField()} {...rest} rows={rows} className={classes(control, 'block py-3', className)} />
  );
}
