import { Trans, useLingui } from '@lingui/react/macro';
import { rupees } from '../../../kit/web/locale/format.ts';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Quote } from './payments.ts';

type OfferProps = {
  quote: Quote;
  canPay: boolean;
  /** Whether it is the plan that the member has. */
  renews: boolean;
  /** Name of the plan that this one would follow, if any. */
  after: string | undefined;
  /** Whether its button is the screen's primary one. */
  main: boolean;
};

/** Price of a plan for the member, its period, and the button that buys it. */
export function Offer({ quote, canPay, renews, after, main }: OfferProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4">
      <p className={classes('mb-4', quote.kind !== 'new' && 'md:min-h-21')}>
        <OfferTerms quote={quote} after={after} />
      </p>
      {canPay ? (
        <ButtonLink
          to={paths.checkout(quote.slug)}
          reloadDocument
          kind={main ? 'primary' : 'quiet'}
          aria-label={renews ? t`Renew: ${quote.plan}` : t`Choose Plan: ${quote.plan}`}
          className="w-full"
        >
          {renews ? <Trans>Renew</Trans> : <Trans>Choose Plan</Trans>}
        </ButtonLink>
      ) : (
        <TextLink to={paths.contact(quote.plan)} className="inline-flex min-h-12 items-center">
          <Trans>Ask us about {quote.plan}</Trans>
        </TextLink>
      )}
    </div>
  );
}

/** Sentence with the period, and with the part of the price that unused days of the current plan cover. */
export function OfferTerms({ quote, after }: { quote: Quote; after: string | undefined }) {
  const { startsAt, endsAt, pricePaise, creditPaise, amountPaise } = quote;
  switch (quote.kind) {
    case 'upgrade':
      return creditPaise > 0 ? (
        <Trans>
          {rupees(pricePaise)} − {rupees(creditPaise)} for your unused days ={' '}
          <b className="whitespace-nowrap font-semibold">{rupees(amountPaise)}</b>. Valid from today to{' '}
          {longDate(endsAt)}.
        </Trans>
      ) : (
        <Trans>Replaces your current plan. Valid from today to {longDate(endsAt)}.</Trans>
      );
    case 'following':
      return after ? (
        <Trans>
          Starts on {longDate(startsAt)}, after your {after} plan ends. Valid until {longDate(endsAt)}.
        </Trans>
      ) : (
        <Trans>
          Valid from {longDate(startsAt)} to {longDate(endsAt)}.
        </Trans>
      );
    case 'new':
      return <Trans>Valid from today to {longDate(endsAt)}.</Trans>;
  }
}
