import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { rupees } from '../../../kit/web/locale/format.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { featuresOf } from '../shared/rules.ts';
import { featureName } from './featureName.tsx';
import { usePlans } from './usePlans.ts';

type PlanCardsProps = {
  /** Text of each plan's button. */
  action: string;
  to(slug: string): string;
  /** Whether the link loads a new document. */
  reload?: boolean;
  /** Whether one plan's button may be the screen's primary one. */
  main?: boolean;
  heading?: 'h2' | 'h3';
};

/** The plans side by side in one frame; one under the other on a phone. */
export function PlanCards({ action, to, reload, main = false, heading: Heading = 'h3' }: PlanCardsProps) {
  const { t } = useLingui();
  const plans = usePlans();
  return (
    <ul className="grid overflow-hidden rounded-xl border border-line bg-raised md:grid-flow-col md:auto-cols-fr">
      {plans.map((plan, place) => (
        <li
          key={plan.slug}
          className={classes(
            'flex flex-col border-line p-6 not-first:border-t md:not-first:border-t-0 md:not-first:border-l lg:p-8',
            plan.popular && 'bg-marigold-soft',
          )}
        >
          <div className="flex min-h-8 flex-wrap content-start items-center gap-x-3 gap-y-1 md:max-lg:min-h-17">
            <Heading className="text-2xl">{plan.name}</Heading>
            {plan.popular && (
              <Badge tone="premium">
                <Trans>Most Popular</Trans>
              </Badge>
            )}
          </div>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="amount text-4xl">{rupees(plan.pricePaise)}</span>
            <span className="text-soft">
              <Plural value={plan.months} one="for # month" other="for # months" />
            </span>
          </p>
          <ul className="mt-5 mb-8 grid gap-2.5">
            {featuresOf(plan, plans[place - 1]).map((feature) => (
              <li key={'includes' in feature ? 'before' : feature.entitlement} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
                <span>{featureName(feature)}</span>
              </li>
            ))}
          </ul>
          <ButtonLink
            to={to(plan.slug)}
            reloadDocument={reload}
            kind={main && plan.popular ? 'primary' : 'quiet'}
            aria-label={t`${action}: ${plan.name}`}
            className="mt-auto w-full"
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
