import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** What opens and closes a `details`: with the same chevron as menus and lists, in place of the browser's triangle. */
export function Summary({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={classes(
        'flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <span className="min-w-0">{children}</span>
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180"
      />
    </summary>
  );
}
