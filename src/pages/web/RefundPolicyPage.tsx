import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useSite } from '../../site/web/facts.ts';
import { page } from '../../site/web/page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Article, Section } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Refund Policy`,
    description: t`When fees for a ${name} plan are paid back, and how to ask.`,
    path: paths.refundPolicy(),
  });
};

export default function RefundPolicyPage() {
  const { termsDate } = useSite();
  return (
    <Article
      title={<Trans>Refund Policy</Trans>}
      intro={<Trans>Fees for a plan are not refundable, with one exception.</Trans>}
      note={<Trans>In force since {termsDate}</Trans>}
    >
      <Section title={<Trans>No refund in general</Trans>}>
        <p>
          <Trans>
            A plan opens its features at once, so its fee is not paid back: not for unused days, not when a
            match is found early, and not when an account is suspended for breaking the terms. Who takes a
            higher plan does not pay for the unused days of the present one again: they are taken off the
            price.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>The exception: paid twice</Trans>}>
        <p>
          <Trans>
            If a technical error has made you pay twice for the same plan, we refund one of the two payments
            after verifying it. Our office is shown every payment that came twice, so you need not ask. It
            goes back to the same card, account or UPI address; once it is sent, banks usually take five to
            seven working days. Your payments on the page{' '}
            <TextLink to={paths.subscription()}>Subscription</TextLink> say how it stands, and the credit note
            is there, too.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>A payment that failed</Trans>}>
        <p>
          <Trans>
            For a payment that failed, we have received nothing. Should money have left your account all the
            same, your bank gives it back by itself within five to seven working days, or it still reaches us
            and your plan begins.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>When something looks wrong</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink> with the e-mail address of your
            account and the numbers of the payments, which stand under your payments. We look them up at the
            payment provider and answer by e-mail.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>No renewal without asking</Trans>}>
        <p>
          <Trans>No plan renews by itself, and we keep no card for later. There is nothing to cancel.</Trans>
        </p>
      </Section>
    </Article>
  );
}
