import type { ReactNode } from 'react';

/** The look of one entry. */
export const row = 'px-5 py-3';

type PartProps = { title: ReactNode; text: ReactNode; empty: ReactNode; children: ReactNode[] };

/** A list of the security panel, with its heading. */
export function Part({ title, text, empty, children }: PartProps) {
  return (
    <section className="mb-8 max-w-4xl">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-3 text-soft">{text}</p>
      {children.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-raised">{children}</ul>
      )}
    </section>
  );
}
