import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';

/** One part of a member's page, under its own heading. */
export function Panel({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card className="p-4 md:p-5">
      <section aria-labelledby={id}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** A line in place of an empty list. */
export const EmptyText = ({ children }: { children: ReactNode }) => <p className="text-soft">{children}</p>;
