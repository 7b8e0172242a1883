import { Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { focusStart } from '../../../../kit/web/pages/useArrival.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useSubject } from '../useSubject.ts';
import { useViewsOnly } from '../ViewsOnly.tsx';
import { useShowAgain } from './useShowAgain.ts';

/** Quiet bar above a member's pages while their profile is hidden. */
export default function HiddenBar({ until }: { until: string | null }) {
  const { self, name: person } = useSubject();
  const viewsOnly = useViewsOnly();
  const { showAgain, busy } = useShowAgain();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    // The button that ends the bar has the keyboard's place.
    return () => {
      if (shown?.contains(document.activeElement)) focusStart();
    };
  }, []);
  return (
    <div ref={bar} role="status" className="border-line border-b bg-sunk">
      <div className="page flex min-h-12 flex-wrap items-center gap-x-4 py-1">
        <p className="flex min-w-0 items-center gap-2 py-1.5">
          <EyeOff aria-hidden className="size-5 shrink-0 text-soft" />
          {until ? (
            self ? (
              <Trans>Your profile is hidden until {longDate(until)}</Trans>
            ) : (
              <Trans>
                {person}'s profile is hidden until {longDate(until)}
              </Trans>
            )
          ) : self ? (
            <Trans>Your profile is hidden</Trans>
          ) : (
            <Trans>{person}'s profile is hidden</Trans>
          )}
        </p>
        {!viewsOnly && (
          <Button kind="plain" size="small" busy={busy} onClick={showAgain} className="max-sm:-ml-4">
            <Trans>Show again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
