import type { ReactNode } from 'react';

/** A part of the account's page, with its title beside it. @param id where a link may lead */
export function Part({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="grid gap-4 py-8 md:grid-cols-[17rem_1fr] md:gap-12">
      <h2 className="text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
