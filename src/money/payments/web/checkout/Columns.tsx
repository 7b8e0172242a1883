import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';

type ColumnsProps = {
  /** Summary of the purchase, in a column of its own. */
  aside: ReactNode;
  /** Whether it comes first on a phone. */
  summaryFirst?: boolean;
  children: ReactNode;
};

export function Columns({ aside, summaryFirst = false, children }: ColumnsProps) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-12">
      <div className="min-w-0">{children}</div>
      <aside className={classes(summaryFirst && 'max-md:order-first')}>{aside}</aside>
    </div>
  );
}
