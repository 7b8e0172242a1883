import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { staff } from '../staff.ts';
import { Funnel } from './Funnel.tsx';
import { MonthlyTable } from './MonthlyTable.tsx';

const MonthlyChart = lazyPart(() => import('./MonthlyChart.tsx'));

const COUNTING_MS = 3000;
const AGAIN_MS = 5 * MINUTE_MS;

/** Signups and revenue by month, and how far members got. */
export function Stats() {
  const { t } = useLingui();
  const found = useQuery(
    staff.stats.queryOptions({
      refetchInterval: ({ state }) => (state.data && !state.data.funnel ? COUNTING_MS : AGAIN_MS),
    }),
  );
  const stats = found.data;
  if (!stats && found.isError)
    return (
      <div className="mt-10">
        <NotLoaded of={found} title={t`Couldn't load the monthly stats`} />
      </div>
    );
  return (
    <div className="mt-10 grid gap-10">
      <section aria-labelledby="monthly">
        <h2 id="monthly" className="mb-3 text-xl">
          <Trans>Monthly Stats</Trans>
        </h2>
        {stats ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 2xl:grid-cols-[3fr_2fr]">
            <div aria-hidden className="h-80 min-w-0 overflow-hidden">
              <Suspense fallback={<Skeleton className="h-80" />}>
                <MonthlyChart months={stats.months} />
              </Suspense>
            </div>
            <MonthlyTable months={stats.months} />
          </div>
        ) : (
          <Skeleton className="h-80" />
        )}
      </section>
      <section aria-labelledby="funnel">
        <h2 id="funnel" className="mb-1 text-xl">
          <Trans>From registration to a plan</Trans>
        </h2>
        {stats ? <Funnel funnel={stats.funnel} /> : <Skeleton className="h-64" />}
      </section>
    </div>
  );
}
