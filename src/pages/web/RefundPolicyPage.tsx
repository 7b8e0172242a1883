import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { useSite } from '../../site/web/useSite.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Article, Section } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Refund Policy`,
    description: t`When we refund the fee of a ${name} plan, and how to ask.`,
    path: paths.refundPolicy(),
  });
};

export default function RefundPolicyPage() {
  const { termsDate } = useSite();
  return (
    <Article
      title={<Trans>Refund Policy</Trans>}
      intro={
        <Trans>
          Plan fees are non-refundable, with one exception: a double payment caused by a technical error is
          refunded after verification.
        </Trans>
      }
      note={<Trans>Effective from {termsDate}</Trans>}
    >
      <Section title={<Trans>No refund for plan fees</Trans>}>
        <p>
          <Trans>
            You get the benefits of a plan at once, so we don't refund its fee: not for unused days, not if
            you find a match early, and not if an account is suspended for breaking the terms. If you upgrade,
            we take the value of your unused days off the price.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Exception: you paid twice</Trans>}>
        <p>
          <Trans>
            If a technical error made you pay twice for the same plan, we refund one of the two payments after
            verification. Our team sees every double payment, so you don't need to ask. The money goes back to
            the same card, account or UPI ID. After we send it, banks usually take 5 to 7 working days. See
            the status and the credit note in <TextLink to={paths.subscription()}>Subscription</TextLink>,
            with your payments.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>If a payment failed</Trans>}>
        <p>
          <Trans>
            We don't receive any money from a failed payment. If the money left your account, your bank
            returns it within 5 to 7 working days, or it reaches us later and your plan starts.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>If something looks wrong</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink> with the email of your account and
            the Payment ID, which is shown with your payments. We check it with the payment provider and reply
            by email.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>No auto-renewal</Trans>}>
        <p>
          <Trans>
            Plans don't renew automatically, and we don't save your card. There is nothing to cancel.
          </Trans>
        </p>
      </Section>
    </Article>
  );
}
