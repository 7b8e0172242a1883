import type { ReactNode } from 'react';

/** Section of the account page, with its title beside it. @param id anchor for links */
export function Part({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="grid gap-4 py-8 md:grid-cols-[17rem_1fr] md:gap-12">
      <h2 className="text-xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
