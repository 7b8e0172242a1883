import type { ReactNode } from 'react';

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-soft">{children}</p>;
}
