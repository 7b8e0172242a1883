import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { date, rupees } from '../../kit/web/format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { FREE_INTERESTS_A_DAY } from '../rules.ts';
import { memberships } from './memberships.ts';
import { usePlans } from './plans.ts';

export const meta = () => page({ title: t`Subscription` });

export default function SubscriptionPage() {
  const { t } = useLingui();
  const plans = usePlans();
  const membership = useQuery(memberships.mine.queryOptions()).data?.membership;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Choose Your Perfect Plan</Trans>
      </h1>
      <p className="mt-2 max-w-text text-soft">
        <Trans>
          A plan is paid once and ends by itself: nothing renews without your asking. To take one, write to
          our office; they tell you how to pay and switch it on.
        </Trans>
      </p>
      {membership && (
        <Notice tone="good" className="mt-5">
          <Trans>
            You have {membership.plan} until {date(membership.endsAt)}.
          </Trans>
        </Notice>
      )}
      <ul className="mt-6 grid overflow-hidden rounded-xl border border-line bg-raised lg:grid-cols-3">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={classes(
              'flex flex-col border-line p-6 not-first:border-t lg:p-8 lg:not-first:border-t-0 lg:not-first:border-l',
              plan.popular && 'bg-marigold-soft',
            )}
          >
            <div className="flex min-h-8 flex-wrap items-center gap-3">
              <h2 className="text-2xl">{plan.name}</h2>
              {plan.popular && (
                <Badge tone="premium">
                  <Trans>Most Popular</Trans>
                </Badge>
              )}
            </div>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold font-serif text-4xl">{rupees(plan.pricePaise)}</span>
              <span className="text-soft">
                <Plural value={plan.months} one="for # month" other="for # months" />
              </span>
            </p>
            <ul className="mt-5 mb-8 grid gap-4">
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-3">
                  <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
                  <span>
                    <span className="font-semibold">{feature}</span>
                    <Unlocks feature={feature} />
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink
              to={paths.contact(plan.name)}
              kind={plan.popular ? 'primary' : 'quiet'}
              className="mt-auto w-full"
              aria-label={t`Write to us about ${plan.name}`}
            >
              <Trans>Write to us about {plan.name}</Trans>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <section className="mt-10 max-w-text">
        <h2 className="text-2xl">
          <Trans>What is free</Trans>
        </h2>
        <ul className="mt-4 grid gap-3">
          {[
            t`Register, browse and search, and see whole profiles.`,
            t`Send ${FREE_INTERESTS_A_DAY} interests a day.`,
            t`Answer every interest you receive, as often as you like.`,
          ].map((line) => (
            <li key={line} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf-ink" />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What a feature of the plan table means, in one sentence. A feature that staff have written themselves speaks for itself. */
function Unlocks({ feature }: { feature: string }) {
  const words: Record<string, React.ReactNode> = {
    'Unlimited interests': <Trans>Send as many interests as you like, without the daily number.</Trans>,
    'Contact details of 50 profiles': <Trans>Phone and e-mail of 50 people who have accepted you.</Trans>,
    'Contact details of 150 profiles': <Trans>Phone and e-mail of 150 people who have accepted you.</Trans>,
    'Unlimited contact details': <Trans>Phone and e-mail of everybody who has accepted you.</Trans>,
    Chat: <Trans>Begin a conversation with those you are connected with; answering is free for all.</Trans>,
    'Search highlight': <Trans>Your card stands out among the results.</Trans>,
    'Priority support': <Trans>Your questions are answered first.</Trans>,
    'All Gold features': <Trans>Everything that Gold has.</Trans>,
    'All Diamond features': <Trans>Everything that Diamond has.</Trans>,
    'Relationship manager': <Trans>One person of our team looks for matches with you.</Trans>,
    'Profile promotion': <Trans>Your profile is shown earlier to those it fits, and marked so.</Trans>,
    'Featured badge': <Trans>A badge on your card and profile.</Trans>,
    'Astrology consultation': <Trans>A conversation with an astrologer about a match.</Trans>,
    'Verification assistance': <Trans>Help with the papers that verify your profile.</Trans>,
    'Enhanced privacy': <Trans>Show your profile to premium members only.</Trans>,
  };
  return words[feature] ? <span className="block text-soft text-sm">{words[feature]}</span> : null;
}
