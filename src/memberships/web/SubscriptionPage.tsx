import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorWords } from '../../kit/web/errors.ts';
import { date } from '../../kit/web/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { memberships } from './memberships.ts';
import { PriceList, PriceListSkeleton } from './PriceList.tsx';

export const meta = () => page({ title: t`Subscription` });

export default function SubscriptionPage() {
  const { t } = useLingui();
  const plans = useQuery(memberships.plans.queryOptions());
  const mine = useQuery(memberships.mine.queryOptions());
  const membership = mine.data?.membership;
  const again = () => Promise.all([plans, mine].filter(({ isError }) => isError).map((one) => one.refetch()));
  const failed = (plans.isError && !plans.data) || (mine.isError && !mine.data);
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Choose Your Perfect Plan</Trans>
      </h1>
      {/* Its line is kept free until the answer is there. */}
      <p className="mt-2 min-h-7 max-w-text md:text-lg">
        {membership ? (
          <Trans>
            You have <b className="font-semibold">{membership.plan}</b> until{' '}
            <b className="whitespace-nowrap font-semibold">{date(membership.endsAt)}</b>. It ends by itself on
            that day.
          </Trans>
        ) : (
          mine.data && (
            <Trans>You are a free member. This is what a plan adds to that, and what it costs.</Trans>
          )
        )}
      </p>
      {failed && (
        <Notice
          tone="bad"
          className="mt-6"
          title={plans.data ? t`Your membership could not be loaded` : t`The plans could not be loaded`}
          action={
            <Button
              kind="quiet"
              size="small"
              busy={plans.isFetching || mine.isFetching}
              onClick={() => void again()}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorWords(plans.data ? mine.error : plans.error)}
        </Notice>
      )}
      {plans.data ? (
        <PriceList plans={plans.data} current={mine.data && (membership?.plan ?? null)} />
      ) : (
        !plans.isError && <PriceListSkeleton />
      )}
      <HowToTakeOne />
    </div>
  );
}

function HowToTakeOne() {
  return (
    <section className="mt-10 md:mt-14">
      <h2 className="text-2xl">
        <Trans>How to take a plan</Trans>
      </h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3 md:gap-8">
        <Step number={1}>
          <Trans>
            Write to our office which plan you would like. The button under it begins the message.
          </Trans>
        </Step>
        <Step number={2}>
          <Trans>We answer by e-mail and tell you how to pay. You pay once, for the whole time.</Trans>
        </Step>
        <Step number={3}>
          <Trans>Our office switches the plan on. From then on, this page says until when you have it.</Trans>
        </Step>
      </ol>
      <p className="mt-6 max-w-text text-soft">
        <Trans>
          A plan ends by itself: nothing is renewed without your asking. Fees are not refunded, except a
          double payment caused by a technical error; the{' '}
          <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink> says how.
        </Trans>
      </p>
    </section>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full border border-clay font-semibold font-serif text-lg text-kumkum-ink"
      >
        {number}
      </span>
      <p className="pt-1.5">{children}</p>
    </li>
  );
}
