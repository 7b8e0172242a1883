import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { entitlements } from '../../../memberships/shared/rules.ts';
import { featureName } from '../../../memberships/web/featureName.tsx';
import { memberships } from '../../../memberships/web/memberships.ts';
import { readReturn } from '../afterPaying.ts';
import { InvoiceLinks } from '../history/InvoiceLinks.tsx';
import type { PaymentStatus } from '../paymentStatusText.ts';
import type { Order } from '../payments.ts';

/** A paid order: the plan's period, what it unlocks now, the invoice, and where to go next. */
export function PaidView({ order, status }: { order: Order; status: PaymentStatus }) {
  const mine = useQuery(memberships.mine.queryOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // While the server renders the page, this browser's storage is not known.
  const [back, setBack] = useState<ReturnType<typeof readReturn>>(null);
  useEffect(() => setBack(readReturn()), []);
  const { plan, membership } = order;
  const present = mine.data?.membership;
  const running = membership && present?.plan === plan && present.startsAt === membership.startsAt;
  const inOrder = entitlements.flatMap(
    (name) => present?.allowances.filter(({ entitlement }) => entitlement === name) ?? [],
  );
  return (
    <div>
      <div className="flex items-start gap-4">
        <span className="mt-1 grid size-12 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf">
          <Check aria-hidden strokeWidth={2.5} className="size-7" />
        </span>
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-3xl md:text-4xl">
            {running ? (
              <Trans>Your {plan} plan is active</Trans>
            ) : (
              <Trans>Your {plan} plan is paid for</Trans>
            )}
          </h1>
          <p role="status" className="mt-2 max-w-text md:text-lg">
            {membership ? (
              running ? (
                <Trans>
                  Thank you. Your plan is valid until{' '}
                  <b className="whitespace-nowrap font-semibold">{longDate(membership.endsAt)}</b>. No
                  auto-renewal.
                </Trans>
              ) : (
                <Trans>
                  Thank you. Your plan starts on {longDate(membership.startsAt)} and is valid until{' '}
                  {longDate(membership.endsAt)}. No action needed.
                </Trans>
              )
            ) : (
              <Trans>Thank you. Your plan is being activated.</Trans>
            )}
          </p>
        </div>
      </div>
      {status.besides.length > 0 && <Notice className="mt-5">{status.besides.join(' ')}</Notice>}
      <InvoiceLinks invoices={order.invoices} className="mt-4" />
      {running && inOrder.length > 0 && (
        <section className="mt-6 border-line border-t pt-6">
          <h2 className="text-xl">
            <Trans>What you get</Trans>
          </h2>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2">
            {inOrder.map(({ entitlement, quota }) => (
              <li key={entitlement} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
                <span>{featureName({ entitlement, quota })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {back && (
          <ButtonLink to={back.path} className="max-sm:w-full">
            <Trans>Write to {back.name}</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={paths.browse()} kind={back ? 'quiet' : 'primary'} className="max-sm:w-full">
          <Trans>Browse Matches</Trans>
        </ButtonLink>
        <ButtonLink to={paths.subscription()} kind="quiet" className="max-sm:w-full">
          <Trans>View your plan</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
