import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

export type Fact = [label: string, value: ReactNode];

/** The stated ones of these facts. */
export const stated = (facts: Fact[]): Fact[] => facts.filter(([, value]) => Boolean(value));

/** List of labels and values, a line each, or two with large text; a fact that was not stated is left out. */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classes('grid gap-x-12', className)}>
      {stated(facts).map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-line border-b py-2.5">
          <dt className="min-w-0 grow-2 basis-[5rem] text-soft">{label}</dt>
          <dd className="min-w-0 grow-3 basis-[7.5rem] [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
