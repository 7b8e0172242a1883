import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';

export type Fact = [label: string, value: ReactNode];

/** The stated ones of these facts. */
export const stated = (facts: Fact[]): Fact[] => facts.filter(([, value]) => Boolean(value));

/**
 * List of labels and values, a line each; a fact that was not stated is left out. A column is never narrower than its longest word: where
 * both do not fit beside each other, as with large text, the value is below its label.
 */
export function Facts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classes('grid gap-x-12', className)}>
      {stated(facts).map(([label, value], place) => (
        // A site's own field may have the name of another.
        <div key={`${place} ${label}`} className="flex min-w-0 flex-wrap gap-x-4 border-line border-b py-2.5">
          <dt className="max-w-full grow basis-[max(5rem,38%)] text-soft">{label}</dt>
          <dd className="max-w-full grow-99 basis-[7.5rem] whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-soft">{children}</p>;
}

/** Free text of a member, with its line breaks. */
export function OwnWords({ children }: { children: string | null }) {
  if (!children) return null;
  return <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">{children}</p>;
}
