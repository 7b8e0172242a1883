import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { rupees } from '../../kit/web/format.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FREE_INTERESTS_A_DAY, featuresOf } from '../rules.ts';
import { featureName } from './featureName.tsx';
import { featureWords } from './featureWords.tsx';
import type { memberships } from './memberships.ts';
import { PriceColumn } from './PriceColumn.tsx';

type Plan = Awaited<ReturnType<typeof memberships.plans.call>>[number];

// Hairlines between the columns are the ground that shows through the gaps.
const frame =
  'mt-8 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4';

type PriceListProps = {
  plans: Plan[];
  /** Name of the plan the viewer has, null for free membership, undefined while that is not known. */
  current: string | null | undefined;
};

/** Free membership and the plans side by side, each saying what it adds to the one before; one below the other on a phone. */
export function PriceList({ plans, current }: PriceListProps) {
  const { t } = useLingui();
  // One of the buttons is the screen's main one: that of the popular plan, unless the viewer has it.
  const main = plans.find((plan) => plan.popular && plan.name !== current)?.name;
  return (
    <ul className={frame}>
      <PriceColumn
        name={t`Free`}
        price={rupees(0)}
        span={<Trans>as long as you like</Trans>}
        current={current === null}
        features={[
          {
            key: 'browse',
            name: t`Browse and search`,
            words: t`Among all profiles that are open to every member.`,
          },
          {
            key: 'whole',
            name: t`Whole profiles`,
            words: t`Photos, family, horoscope and wishes, as far as each family shows them.`,
          },
          {
            key: 'five',
            name: t`${FREE_INTERESTS_A_DAY} interests a day`,
            words: t`Counted anew from midnight, Indian time.`,
          },
          {
            key: 'answer',
            name: t`Answer every interest`,
            words: t`Accept or decline as many as you receive.`,
          },
        ]}
      />
      {plans.map((plan, place) => (
        <PriceColumn
          key={plan.name}
          name={plan.name}
          price={rupees(plan.pricePaise)}
          span={<Plural value={plan.months} one="for # month" other="for # months" />}
          popular={plan.popular}
          current={plan.name === current}
          features={featuresOf(plan, plans[place - 1]).map((feature) => ({
            key: 'includes' in feature ? 'before' : feature.entitlement,
            name: featureName(feature),
            words: featureWords(feature),
          }))}
          action={
            <ButtonLink
              to={paths.contact(plan.name)}
              kind={plan.name === main ? 'primary' : 'quiet'}
              className="w-full"
            >
              <Trans>Write to us about {plan.name}</Trans>
            </ButtonLink>
          }
        />
      ))}
    </ul>
  );
}

/** The price list while it is on its way. */
export function PriceListSkeleton() {
  return (
    <div className={frame} aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="bg-raised px-5 py-6 md:px-6 md:py-8">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="mt-3 h-10 w-40" />
          <Skeleton className="mt-6 h-72" />
        </div>
      ))}
    </div>
  );
}
