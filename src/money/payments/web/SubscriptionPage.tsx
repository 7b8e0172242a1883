import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { rupees } from '../../../kit/web/locale/format.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ForProfile } from '../../../people/profiles/web/ForProfile.tsx';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { JumpLink } from '../../../ui/JumpLink.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FREE_INTERESTS_A_DAY } from '../../memberships/shared/rules.ts';
import { memberships } from '../../memberships/web/memberships.ts';
import { PriceList, PriceListSkeleton } from '../../memberships/web/PriceList.tsx';
import { YourPlan } from '../../memberships/web/YourPlan.tsx';
import { Requests } from '../../requests/web/Requests.tsx';
import { requests } from '../../requests/web/requests.ts';
import { offerTo } from '../shared/rules.ts';
import { PaymentHistory } from './history/PaymentHistory.tsx';
import { Offer } from './Offer.tsx';
import { paymentStatusText } from './paymentStatusText.ts';
import { payments, type Quote } from './payments.ts';

const queries = ofMember(() => [
  memberships.plans.queryOptions(),
  memberships.mine.queryOptions(),
  payments.quotes.queryOptions(),
  payments.orders.queryOptions(),
  requests.list.queryOptions(),
  '/api/me/profiles',
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Subscription` });

export default function SubscriptionPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <Subscription /> : <NoProfile staff={viewer.staff !== null} />;
}

function Subscription() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const plans = useQuery(memberships.plans.queryOptions());
  const mine = useQuery(memberships.mine.queryOptions());
  const quoted = useQuery(payments.quotes.queryOptions());
  const all = [plans, mine, quoted];
  const failed = all.filter((one) => one.isError && !one.data);
  const membership = mine.data?.membership;
  const following = mine.data?.following ?? [];
  const quotes = quoted.data;
  const quoteOf = (slug: string) => quotes?.quotes.find((one) => one.slug === slug);
  // The screen has one primary button: the popular plan's, unless the viewer has that plan.
  const main = plans.data?.find((plan) => plan.popular && plan.slug !== membership?.slug)?.slug;

  function planBefore({ kind, startsAt }: Quote): string | undefined {
    if (kind !== 'following') return undefined;
    return [membership, ...following].find((one) => one?.endsAt === startsAt)?.plan;
  }

  const gstPercent = quotes?.gstPercent ?? 0;
  const prices = (
    <>
      <div className="mt-6">
        {plans.data ? (
          <PriceList
            plans={plans.data}
            current={membership?.slug}
            tax={gstPercent > 0 ? <Trans>including {gstPercent}% GST</Trans> : undefined}
            offer={({ slug }) => {
              const quote = quoteOf(slug);
              if (!quote || !mine.data) return quoted.isPending && <Skeleton className="mt-4 h-30" />;
              return (
                <Offer
                  quote={quote}
                  canPay={quotes!.canPay}
                  renews={quote.slug === membership?.slug}
                  after={planBefore(quote)}
                  main={quote.slug === main}
                />
              );
            }}
          />
        ) : (
          !plans.isError && <PriceListSkeleton />
        )}
      </div>
      <p className="mt-6 max-w-text text-soft">
        <Trans>
          Free for every member: browsing, viewing profiles (as each family allows), {FREE_INTERESTS_A_DAY}{' '}
          interests a day, and replying to interests and messages. Fees are non-refundable, except for a
          double payment caused by a technical error. See the{' '}
          <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink>.
        </Trans>
      </p>
    </>
  );

  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Choose Your Perfect Plan</Trans>
      </h1>
      {viewer?.profile && <ForProfile name={viewer.profile.name} className="mt-2 md:text-lg" />}
      <p className="mt-2 mb-4 max-w-text text-soft md:text-lg">
        <Trans>One payment, no auto-renewal. We don't store your card.</Trans>
      </p>
      <ToPayments />
      {membership && (
        <YourPlan
          membership={membership}
          following={following}
          renews={Boolean(quotes?.canPay && quoteOf(membership.slug))}
        />
      )}
      {failed.length > 0 && (
        <NotLoaded of={failed} title={plans.data ? t`Couldn't load your plan` : t`Couldn't load the plans`} />
      )}
      {quotes && !quotes.canPay && (
        <Notice title={t`Online payment is not available right now`} className="mt-6">
          <Trans>
            You can still buy a plan. <TextLink to={paths.contact()}>Contact us</TextLink> and we'll tell you
            how.
          </Trans>
        </Notice>
      )}
      {/* Who pays comes for what they have; the prices are below it. */}
      {!membership && !mine.isPending && prices}
      {membership && (
        <>
          <Requests />
          <PaymentHistory />
          <h2 id="upgrade" className="mt-12 text-2xl">
            <OfferTitle offered={offerTo(membership.slug, quotes?.quotes ?? [])} />
          </h2>
          {prices}
        </>
      )}
      {!membership && (
        <>
          {mine.isPending && <PriceListSkeleton />}
          <Requests />
          <PaymentHistory />
        </>
      )}
    </div>
  );
}

/** Title of the plans for a member who has one. It fits all of them. */
function OfferTitle({ offered }: { offered: ReturnType<typeof offerTo> }) {
  if (offered === 'upgrade') return <Trans>Upgrade</Trans>;
  if (offered === 'both') return <Trans>Upgrade or renew</Trans>;
  return <Trans>Renew or choose another plan</Trans>;
}

/**
 * Link to the payments, which are far below the plans on a phone. It names the payment that the member may worry
 * about: one that waits for the bank or our team, otherwise the newest if it failed and can be tried again.
 */
function ToPayments() {
  const orders = useQuery(payments.orders.queryOptions()).data;
  const newest = orders?.[0];
  if (!newest) return null;
  const failed = paymentStatusText(newest).tone === 'bad' && newest.open;
  const order = orders.find((one) => paymentStatusText(one).tone === 'wait') ?? (failed ? newest : undefined);
  if (!order) {
    return (
      <p className="mb-6">
        <JumpLink
          to="payments"
          className="inline-flex min-h-11 items-center font-semibold text-kumkum-ink underline underline-offset-4"
        >
          <Trans>Your payments and invoices</Trans>
        </JumpLink>
      </p>
    );
  }
  return (
    <Notice
      className="mt-6 mb-6"
      title={
        <Trans>
          Your payment of {rupees(order.amountPaise)} for {order.plan}: {paymentStatusText(order).state}
        </Trans>
      }
      action={
        <JumpLink to="payments" className="font-semibold text-kumkum-ink underline underline-offset-4">
          <Trans>See details</Trans>
        </JumpLink>
      }
    />
  );
}
