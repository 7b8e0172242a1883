import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Kolam } from '../../../ui/motif/Kolam.tsx';

type FormPageProps = {
  title: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
};

/** Page with one short form: its purpose on one side and the form on the other; one below the other on a phone. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:min-h-[36rem] md:grid-cols-[1fr_minmax(0,29rem)] md:gap-12 md:py-20 lg:gap-24">
      <div className="relative">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {intro && <div className="mt-3 max-w-text text-soft md:text-lg">{intro}</div>}
        <Kolam className="mt-12 hidden size-56 opacity-70 md:block lg:size-72" />
      </div>
      <Card className="self-start max-md:border-0 max-md:bg-transparent md:p-8">{children}</Card>
    </div>
  );
}
