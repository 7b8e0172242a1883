import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { page } from '../../../../base/site/web/page.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { entitlements } from '../../shared/rules.ts';
import { featureName } from '../featureName.tsx';
import { memberships } from '../memberships.ts';
import { PlanDialog } from './PlanDialog.tsx';
import type { StaffPlan } from './planValues.ts';

export const meta = () => page({ title: t`Plans` });

export default function PlansPage() {
  const { t } = useLingui();
  const found = useQuery(memberships.staffPlans.queryOptions());
  const [editing, setEditing] = useState<StaffPlan>();
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Plans</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-text text-soft">
        <Trans>
          Changes appear on the price list immediately. Existing members keep their current benefits.
        </Trans>
      </p>
      {found.isError && !found.data && <NotLoaded of={found} title={t`Couldn't load the plans`} />}
      {found.isPending && (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-96" />
          ))}
        </div>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {found.data?.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} onEdit={() => setEditing(plan)} />
          </li>
        ))}
      </ul>
      {editing && <PlanDialog key={editing.id} plan={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function PlanCard({ plan, onEdit }: { plan: StaffPlan; onEdit(): void }) {
  const grants = entitlements.flatMap((name) =>
    plan.grants.filter(({ entitlement }) => entitlement === name),
  );
  return (
    <Card className="flex flex-col p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{plan.name}</h2>
        {plan.popular && (
          <Badge tone="premium">
            <Trans>Most Popular</Trans>
          </Badge>
        )}
        {!plan.onSale && (
          <Badge>
            <Trans>Not on sale</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="amount text-3xl">{rupees(plan.pricePaise)}</span>
        <span className="text-soft">
          <Plural value={plan.months} one="for # month" other="for # months" />
        </span>
      </p>
      <ul className="mt-4 mb-6 grid gap-1.5">
        {grants.map((grant) => (
          <li key={grant.entitlement} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
            {featureName(grant)}
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" className="mt-auto" onClick={onEdit}>
        <Trans>
          Edit<span className="sr-only"> {plan.name}</span>
        </Trans>
      </Button>
    </Card>
  );
}
