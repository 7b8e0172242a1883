import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';

type PriceColumnProps = {
  name: string;
  price: string;
  /** For how long: 'for 3 months'. */
  span: ReactNode;
  features: { key: string; name: ReactNode; words?: ReactNode }[];
  popular?: boolean;
  /** Whether this is what the viewer has. */
  current: boolean;
  action?: ReactNode;
};

/** One membership of the price list: what it costs, and what it opens in plain words. */
export function PriceColumn({ name, price, span, features, popular, current, action }: PriceColumnProps) {
  return (
    <li
      className={classes(
        'flex flex-col px-5 py-6 md:px-6 md:py-8',
        popular ? 'bg-marigold-soft' : 'bg-raised',
      )}
    >
      <p className="mb-2 max-sm:empty:hidden sm:min-h-8">
        {current ? (
          <Badge tone="verified">
            <Check aria-hidden />
            <Trans>You have it</Trans>
          </Badge>
        ) : (
          popular && (
            <Badge tone="premium">
              <Trans>Most Popular</Trans>
            </Badge>
          )
        )}
      </p>
      <h2 className="text-2xl">{name}</h2>
      <p className="mt-1 font-semibold font-serif text-4xl">{price}</p>
      <p className="text-soft">{span}</p>
      <ul className="mt-5 mb-8 grid gap-4 last:mb-0">
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
      {action && <div className="mt-auto">{action}</div>}
    </li>
  );
}
