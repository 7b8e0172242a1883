import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

/** The buttons of a form. On a phone they stay in reach of the thumb while the form is on the screen. */
export function FormActions({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      data-lower-edge
      data-form-actions
      className={classes(
        'sticky bottom-(--lower-edge) z-10 flex gap-3 border-line border-t py-3 md:static md:border-0 md:p-0 md:pt-2',
        className,
      )}
    >
      {children}
    </div>
  );
}
