import type { ReactNode } from 'react';
import { Kolam } from '../motif/Kolam.tsx';

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shown where there is nothing yet, with what to do about it. */
export function EmptyState({ title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center px-4 py-12 text-center">
      <Kolam className="mb-6 size-40" />
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-2 text-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
