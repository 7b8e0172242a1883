import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { FUNNEL_DAYS, FUNNEL_STEPS } from '../../shared/rules.ts';
import type { staff } from '../staff.ts';

type Counted = NonNullable<Awaited<ReturnType<typeof staff.stats.call>>['funnel']>;
type Counts = Counted['all'];

const number = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

const names: Record<(typeof FUNNEL_STEPS)[number], ReactNode> = {
  registered: <Trans>Registered</Trans>,
  verified: <Trans>Verified their email</Trans>,
  completed: <Trans>Completed their profile</Trans>,
  interested: <Trans>Sent a first interest</Trans>,
  connected: <Trans>Connected for the first time</Trans>,
  paid: <Trans>Bought a plan</Trans>,
};

/** How many profiles got how far, of the last months and in all. */
export function Funnel({ funnel }: { funnel: Counted | null }) {
  if (!funnel)
    return (
      <p role="status" className="text-soft">
        <Trans>Counting profiles. This takes a few seconds.</Trans>
      </p>
    );
  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        <Trans>
          A profile is complete with a photo, the main details, the family and partner preferences.
        </Trans>{' '}
        <Trans>
          Counted on {longDate(funnel.countedAt)}, {clockTime(funnel.countedAt)}.
        </Trans>
      </p>
      <div className="grid gap-8 xl:grid-cols-2">
        <Steps title={<Trans>Registered in the last {FUNNEL_DAYS} days</Trans>} counts={funnel.recent} />
        <Steps title={<Trans>All profiles</Trans>} counts={funnel.all} />
      </div>
    </>
  );
}

function Steps({ title, counts }: { title: ReactNode; counts: Counts }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold text-base">{title}</h3>
      <ol className="grid gap-2">
        {FUNNEL_STEPS.map((step) => {
          const share = counts.registered > 0 ? counts[step] / counts.registered : 0;
          return (
            <li key={step}>
              <p className="flex justify-between gap-4 text-sm">
                <span>{names[step]}</span>
                <span className="shrink-0 tabular-nums">
                  {number.format(counts[step])}{' '}
                  <span className="inline-block min-w-14 text-right text-soft">{percent.format(share)}</span>
                </span>
              </p>
              <div aria-hidden className="mt-1 h-2 rounded-full bg-sunk">
                <div
                  className="h-2 rounded-full bg-kumkum"
                  style={{ width: `${Math.min(100, share * 100)}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
