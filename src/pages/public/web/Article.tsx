import type { ReactNode } from 'react';
import { Kolam } from '../../../ui/motif/Kolam.tsx';

type ArticleProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** A small line under the introduction, such as since when the text holds. */
  note?: ReactNode;
  children: ReactNode;
};

/** A page to be read. */
export function Article({ title, intro, note, children }: ArticleProps) {
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
      <div className="max-w-text [overflow-wrap:anywhere]">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {intro && <p className="mt-4 text-lg text-soft">{intro}</p>}
        {note && <p className="mt-2 text-soft text-sm">{note}</p>}
        {children}
      </div>
      <Kolam className="hidden w-full self-start opacity-60 lg:block" />
    </article>
  );
}

type SectionProps = {
  /** The end of its address. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
};

/** One section, with space between paragraphs and lists. */
export function ArticleSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="mt-9 scroll-mt-20">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6 [&_ul]:marker:text-kumkum-ink">
        {children}
      </div>
    </section>
  );
}
