import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rupees } from '../../../kit/web/locale/format.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { featuresOf } from '../shared/rules.ts';
import { featureDescription } from './featureDescription.tsx';
import { featureName } from './featureName.tsx';
import type { memberships } from './memberships.ts';
import { PriceColumn } from './PriceColumn.tsx';

export type Plan = Awaited<ReturnType<typeof memberships.plans.call>>[number];

// The background shows through the gaps as hairlines between the columns.
const frame =
  'grid gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-flow-col md:auto-cols-fr';

type PriceListProps = {
  plans: Plan[];
  /** Slug of the viewer's plan. */
  current: string | undefined;
  /** What the price includes, such as 'including 18% GST'. */
  tax?: ReactNode;
  /** Price of a plan for the viewer, and the button that buys it. */
  offer(plan: Plan): ReactNode;
};

/** The plans side by side, each listing what it adds to the one before; one below the other on a phone. */
export function PriceList({ plans, current, tax, offer }: PriceListProps) {
  return (
    <ul className={frame}>
      {plans.map((plan, place) => (
        <PriceColumn
          key={plan.slug}
          name={plan.name}
          price={rupees(plan.pricePaise)}
          span={
            <>
              <Plural value={plan.months} one="for # month" other="for # months" />
              {tax && <>, {tax}</>}
            </>
          }
          popular={plan.popular}
          current={plan.slug === current}
          features={featuresOf(plan, plans[place - 1]).map((feature) => ({
            key: 'includes' in feature ? 'before' : feature.entitlement,
            name: featureName(feature),
            words: featureDescription(feature),
          }))}
        >
          {offer(plan)}
        </PriceColumn>
      ))}
    </ul>
  );
}

/** Skeleton of the price list while it loads. */
export function PriceListSkeleton() {
  return (
    <div className={frame} aria-busy="true">
      {[0, 1, 2].map((place) => (
        <div key={place} className="bg-raised p-5 md:p-6 lg:p-8">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="mt-3 h-10 w-40" />
          <Skeleton className="mt-6 h-12" />
          <Skeleton className="mt-6 h-72" />
        </div>
      ))}
    </div>
  );
}
