import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

/** A link among words. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'font-semibold text-kumkum-ink underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
