import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { loadFile } from '../../../../ui/lazyPart.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { memberships } from '../../../memberships/web/memberships.ts';
import { payments } from '../payments.ts';
import { Columns } from './Columns.tsx';
import { QuoteSummary } from './Summaries.tsx';
import type { usePay } from './usePay.ts';

const loadForm = () => loadFile(() => import('./BuyerForm.tsx'));
const BuyerForm = lazy(loadForm);

/** State of the history entry: the form is shown even if there is an order. */
export const NEW_ORDER = { newOrder: true };

type NewOrderProps = {
  /** Slug of the plan, from the address. */
  slug: string;
  profile: { id: string; name: string };
  pay: ReturnType<typeof usePay>;
};

/** Price of a plan, and the form that orders it. Redirects to an order that is already open. */
export function NewOrder({ slug, profile, pay }: NewOrderProps) {
  const { t } = useLingui();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const quoted = useQuery(payments.quotes.queryOptions());
  const mine = useQuery(memberships.mine.queryOptions());
  const orders = useQuery(payments.orders.queryOptions());
  // Beside the price, which it waits for.
  useEffect(() => void loadForm().catch(() => {}), []);
  const newOrder = (state as { newOrder?: boolean } | null)?.newOrder === true;

  const begun = orders.data?.find(
    (one) =>
      one.slug === slug &&
      // The account's orders, including orders for its other profiles.
      one.profile?.id === profile.id &&
      (one.state === 'attempted' || one.state === 'authorized' || (one.state === 'failed' && one.open)),
  );
  if (begun && !newOrder) return <Navigate to={paths.checkout(slug, begun.id)} replace />;

  const failed = [quoted, mine, orders].filter((one) => one.isError && !one.data);
  if (failed.length > 0) {
    return <NotLoaded of={failed} title={t`Couldn't load this plan`} className="mt-6" />;
  }
  if (!quoted.data || !mine.data || !orders.data) {
    return (
      <div aria-busy="true" className="mt-6 grid gap-8 md:grid-cols-[1fr_22rem] md:gap-12">
        <Skeleton className="h-96" />
        <Skeleton className="h-72 max-md:order-first" />
      </div>
    );
  }
  const { quotes } = quoted.data;
  const quote = quotes.find((one) => one.slug === slug);
  // Older links use the plan's name.
  const named = quotes.find((one) => one.plan === slug);
  if (!quote && named) return <Navigate to={paths.checkout(named.slug)} replace />;
  if (!quote) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>This plan is not on sale</Trans>}
        text={<Trans>It may have been replaced by another plan.</Trans>}
        action={
          <ButtonLink to={paths.subscription()}>
            <Trans>View plans</Trans>
          </ButtonLink>
        }
      />
    );
  }
  const { plan } = quote;
  const held = [mine.data.membership, ...mine.data.following].flatMap((one) => one ?? []);
  return (
    <>
      <h1 className="mt-2 text-3xl md:text-4xl">
        <Trans>Your {plan} plan</Trans>
      </h1>
      <Columns
        aside={
          <QuoteSummary quote={quote} gstPercent={quoted.data.gstPercent} held={held} profile={profile} />
        }
        summaryFirst
      >
        {quoted.data.canPay ? (
          <KeepServed fallback={<Skeleton className="h-96" />}>
            <BuyerForm
              quote={quote}
              profile={profile}
              state={quoted.data.state}
              pay={pay}
              last={orders.data[0]?.buyer}
              onOrdered={(made) => {
                storeAnswer(queries, payments.order.queryKey({ input: { id: made.order.id } }), made);
                void navigate(paths.checkout(slug, made.order.id), { replace: true });
                void pay.open(made.order, made.checkout);
              }}
            />
          </KeepServed>
        ) : (
          <Notice title={t`Online payment is not available right now`}>
            <Trans>
              You can still buy this plan. <TextLink to={paths.contact(plan)}>Contact us</TextLink> and we'll
              tell you how.
            </Trans>
          </Notice>
        )}
      </Columns>
    </>
  );
}
