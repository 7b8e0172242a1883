import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';

type StepProps = {
  /** Index, from 0. */
  number: number;
  of: number;
  /** Whether a phone shows this one; a desktop shows all. */
  shown: number;
  title: string;
  text: string;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Step({ number, of, shown, title, text, heading, children }: StepProps) {
  const position = number + 1;
  return (
    <section
      className={classes(
        'md:grid md:grid-cols-[1fr_minmax(0,29rem)] md:gap-12 md:border-line md:border-t md:py-10 lg:gap-24',
        number !== shown && 'max-md:hidden',
      )}
    >
      <div className="max-md:mb-6">
        <div className="mb-4 md:hidden">
          <div aria-hidden className="flex gap-2">
            {Array.from({ length: of }, (_, n) => (
              <span
                key={n}
                className={classes('h-1.5 grow rounded-full', n <= number ? 'bg-kumkum' : 'bg-line')}
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-soft">
            <Trans>
              Step {position} of {of}
            </Trans>
          </p>
        </div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        <p className="mt-1 max-w-text text-soft md:max-w-72">{text}</p>
        {position === of && <Kolam className="mt-12 hidden size-56 opacity-70 md:block lg:size-72" />}
      </div>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
