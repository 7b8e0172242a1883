import { classes } from '../classes.ts';

/** The place of something that is on its way, in the same size and shape. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden data-waiting className={classes('animate-breathe rounded-xl bg-line/60', className)} />
  );
}
