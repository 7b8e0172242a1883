import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StepName } from '../../../../people/profiles/shared/sections/lists.ts';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/marks/Progress.tsx';
import { useStepTexts } from './useStepTexts.ts';

type StepFrameProps = {
  name: StepName;
  position: number;
  of: number;
  /** `h1` where the step is the whole page: the heading then gets the focus. */
  heading?: 'h1' | 'h2';
  onSkip(): void;
  children: ReactNode;
};

/** What is above the content of a guided step: where it is among the others, a way past it, and what it is about. */
export function StepFrame({ name, position, of, heading: Heading = 'h1', onSkip, children }: StepFrameProps) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const { title, text } = useStepTexts()[name];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (Heading === 'h1') heading.current?.focus({ preventScroll: true });
  }, [Heading]);
  return (
    <>
      <Progress
        label={self ? t`Complete your profile` : t`Complete ${person}'s profile`}
        value={position}
        max={of}
        text={t`Step ${position} of ${of}`}
      />
      <div className="mt-1 flex items-center justify-between">
        <p className="text-sm text-soft">
          <Trans>
            Step {position} of {of}
          </Trans>
        </p>
        <Button kind="plain" size="small" className="-mr-4" onClick={onSkip}>
          <Trans>Skip</Trans>
        </Button>
      </div>
      <Heading ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {title}
      </Heading>
      <p className="mt-1 mb-5 text-soft">{text}</p>
      {children}
    </>
  );
}
