import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { ForProfile } from '../../../../people/profiles/web/ForProfile.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Summary as Opener } from '../../../../ui/marks/Summary.tsx';
import { featuresOf } from '../../../memberships/shared/rules.ts';
import { featureName } from '../../../memberships/web/featureName.tsx';
import { memberships } from '../../../memberships/web/memberships.ts';
import type { Order, Quote } from '../payments.ts';

type CurrentPlan = { plan: string; endsAt: string };

/** Summary of a purchase: its period, price and features. @param held the member's current plan */
export function QuoteSummary({
  quote,
  gstPercent,
  held,
  profile,
}: {
  quote: Quote;
  profile: { name: string };
  gstPercent: number;
  held: CurrentPlan[];
}) {
  const { startsAt, endsAt } = quote;
  const after = held.find((one) => one.endsAt === startsAt)?.plan;
  return (
    <Summary
      of={quote}
      profile={profile}
      opens
      gst={gstPercent > 0 && <Trans>including {gstPercent}% GST</Trans>}
    >
      {quote.kind !== 'following' ? (
        <Trans>Valid from today to {longDate(endsAt)}.</Trans>
      ) : after ? (
        <Trans>
          Starts on {longDate(startsAt)}, after your {after} plan ends. Valid until {longDate(endsAt)}.
        </Trans>
      ) : (
        <Trans>
          Valid from {longDate(startsAt)} to {longDate(endsAt)}.
        </Trans>
      )}
    </Summary>
  );
}

/** Summary of an order. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <Summary of={order} profile={order.profile}>
      {order.membership ? (
        <Trans>
          Valid from {longDate(order.membership.startsAt)} to {longDate(order.membership.endsAt)}.
        </Trans>
      ) : (
        <Trans>Ordered on {longDate(order.createdAt)}.</Trans>
      )}
    </Summary>
  );
}

type SummaryProps = {
  of: { plan: string; months: number; pricePaise: number; creditPaise: number; amountPaise: number };
  /** The profile it is for, while that is known. */
  profile: { name: string } | null;
  gst?: ReactNode;
  /** Whether the plan's features are listed. */
  opens?: boolean;
  children: ReactNode;
};

function Summary({
  of: { plan, months, pricePaise, creditPaise, amountPaise },
  profile,
  gst,
  opens,
  children,
}: SummaryProps) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">
        {plan}, <Plural value={months} one="# month" other="# months" />
      </h2>
      {profile && <ForProfile name={profile.name} className="mt-1" />}
      <p className="mt-1 text-soft">{children}</p>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-line border-t pt-4">
        {creditPaise > 0 && (
          <>
            <dt>
              <Trans>Price</Trans>
            </dt>
            <dd className="text-right">{rupees(pricePaise)}</dd>
            <dt>
              <Trans>Credit for unused days</Trans>
            </dt>
            <dd className="text-right">− {rupees(creditPaise)}</dd>
          </>
        )}
        <dt className="self-end font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="amount text-right text-3xl">{rupees(amountPaise)}</dd>
      </dl>
      {gst && <p className="text-right text-soft text-sm">{gst}</p>}
      {opens && <Opens plan={plan} />}
    </Card>
  );
}

/** Features of a plan, as in the price list; folded on a phone. */
function Opens({ plan }: { plan: string }) {
  const plans = useQuery(memberships.plans.queryOptions());
  const place = plans.data?.findIndex((one) => one.name === plan) ?? -1;
  const sold = plans.data?.[place];
  if (!sold) return null;
  const list = (
    <ul className="grid gap-2">
      {featuresOf(sold, plans.data?.[place - 1]).map((feature) => (
        <li key={'includes' in feature ? 'before' : feature.entitlement} className="flex gap-3">
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
          <span>{featureName(feature)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="mt-4 border-line border-t pt-2 md:pt-4">
      <details className="md:hidden">
        <Opener>
          <Trans>What you get</Trans>
        </Opener>
        <div className="pt-1 pb-2">{list}</div>
      </details>
      <div className="max-md:hidden">{list}</div>
    </div>
  );
}
