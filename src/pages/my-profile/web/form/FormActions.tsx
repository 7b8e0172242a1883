import type { ReactNode } from 'react';

/** The buttons of a form, at its end: stuck to the edge of a small screen they would lie over its fields. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 pt-2">{children}</div>;
}
