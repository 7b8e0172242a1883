import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

export type Fact = [label: string, value: ReactNode];

/** The stated ones of these facts. */
export const stated = (facts: Fact[]): Fact[] => facts.filter(([, value]) => Boolean(value));

/** List of labels and values, a line each; a fact that was not stated is left out. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classes('grid gap-x-12', className)}>
      {stated(facts).map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-line border-b py-2.5"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
