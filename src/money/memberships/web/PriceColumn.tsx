import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';

type PriceColumnProps = {
  name: string;
  price: string;
  /** Duration, such as 'for 3 months'. */
  span: ReactNode;
  features: { key: string; name: ReactNode; words?: ReactNode }[];
  popular?: boolean;
  /** Whether this is the viewer's plan. */
  current: boolean;
  /** Price for the viewer, and the button that buys it. */
  children?: ReactNode;
};

/** One plan of the price list: its price and its features. */
export function PriceColumn({ name, price, span, features, popular, current, children }: PriceColumnProps) {
  return (
    <li className={classes('flex flex-col p-5 md:p-6 lg:p-8', popular ? 'bg-marigold-soft' : 'bg-raised')}>
      <div className="flex min-h-8 flex-wrap content-start items-center gap-x-3 gap-y-1 md:max-lg:min-h-17">
        <h2 className="text-2xl">{name}</h2>
        {current ? (
          <Badge tone="verified">
            <Check aria-hidden />
            <Trans>Current plan</Trans>
          </Badge>
        ) : (
          popular && (
            <Badge tone="premium">
              <Trans>Most Popular</Trans>
            </Badge>
          )
        )}
      </div>
      <p className="mt-2 amount text-4xl">{price}</p>
      <p className="text-soft">{span}</p>
      {children}
      <ul className="mt-6 grid gap-4 border-clay/60 border-t pt-5">
        {features.map((feature) => (
          <li key={feature.key} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
            <div className="min-w-0">
              <p className="font-semibold">{feature.name}</p>
              {feature.words && <p className="text-sm text-soft">{feature.words}</p>}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}
