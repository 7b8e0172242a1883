import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';

const COUNT_MAX = 99;

/** Returns a number for a badge; above 99 it is 99+. */
export const countText = (count: number): string => (count > COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Badge with a number. Screen readers read out `children` after it. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Badge tone="kumkum">
      {countText(count)} <span className="sr-only">{children}</span>
    </Badge>
  );
}
