import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A raised piece of paper with a hairline around it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-xl border border-line bg-raised', className)} />;
}
