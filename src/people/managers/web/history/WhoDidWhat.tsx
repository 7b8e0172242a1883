import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Summary } from '../../../../ui/marks/Summary.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';

const History = lazyPart(() => import('./History.tsx'));

/** What each manager did, loaded when it is opened. */
export function WhoDidWhat() {
  const details = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(false);
  // Opened before the page listens, it has had its event already.
  useEffect(() => setShown(details.current?.open ?? false), []);
  return (
    <details ref={details} className="mt-6" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <Summary className="text-kumkum-ink">
        <Trans>Activity</Trans>
      </Summary>
      <div className="mt-3">
        {shown && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <History />
          </Suspense>
        )}
      </div>
    </details>
  );
}
