import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { TERMS_VERSION } from '../../vocabulary/site.ts';
import { page } from '../../vocabulary/web/page.ts';
import { Article, Section } from './Article.tsx';

export const meta = () =>
  page({
    title: t`Refund Policy`,
    description: t`When fees for a Humsafar plan are paid back, and how to ask.`,
    path: paths.refundPolicy(),
  });

const since = TERMS_VERSION.split('-').reverse().join('-');

export default function RefundPolicyPage() {
  return (
    <Article
      title={<Trans>Refund Policy</Trans>}
      intro={<Trans>Fees for a plan are not refundable, with one exception.</Trans>}
      note={<Trans>In force since {since}</Trans>}
    >
      <Section title={<Trans>No refund in general</Trans>}>
        <p>
          <Trans>
            A plan opens its features at once, so its fee is not paid back: not for unused days, not when a
            match is found early, and not when an account is suspended for breaking the terms.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>The exception: paid twice</Trans>}>
        <p>
          <Trans>
            If a technical error has made you pay twice for the same plan, we refund the second payment after
            verifying it.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How to ask</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink> with the e-mail address of your
            account, the day, the amount and the reference of both payments. We verify it with the payment
            provider and pay back to the same card, account or UPI address. Once verified, banks usually take
            five to seven working days.
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
