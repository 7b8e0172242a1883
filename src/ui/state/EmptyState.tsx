import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Kolam } from '../motif/Kolam.tsx';

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** On a phone the action is higher up: without the drawing. */
  compact?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shown where there is nothing yet, with what to do about it. */
export function EmptyState({ title, text, action, compact, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div
      className={classes(
        'mx-auto flex max-w-form flex-col items-center px-4 py-12 text-center',
        compact && 'max-md:py-4',
      )}
    >
      <Kolam className={classes('mb-6 size-40', compact && 'max-md:hidden')} />
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-2 text-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
