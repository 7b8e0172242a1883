import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

const tones = {
  verified: 'bg-leaf-soft text-leaf-ink',
  premium: 'bg-marigold text-on-marigold',
  notice: 'bg-marigold-soft text-marigold-ink',
  kumkum: 'bg-kumkum-soft text-kumkum-ink',
  bad: 'bg-bad-soft text-bad-ink',
  quiet: 'bg-sunk text-soft',
};

/** A word or two about somebody or something; few of them, small. */
export function Badge({
  tone = 'quiet',
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm leading-normal [&_svg]:size-4',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
