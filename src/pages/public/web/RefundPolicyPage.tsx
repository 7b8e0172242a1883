import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OwnText } from '../../../base/site/web/legal/OwnText.tsx';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { noData } from '../../../kit/web/loaders/noData.ts';
import { loaderOf } from '../../../kit/web/loaders/pageQueries.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Article, ArticleSection } from './Article.tsx';

export const loader = loaderOf(() => (useSite().ownRefund ? ['/api/site/texts'] : []));
export const clientLoader = noData;

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Refund Policy`,
    description: t`When we refund the fee of a ${name} plan, and how to ask.`,
    path: paths.refundPolicy(),
  });
};

export default function RefundPolicyPage() {
  const { termsDate, builtInRefund, ownRefund, paysOnline, paysAtOffice } = useSite();
  return (
    <Article
      title={<Trans>Refund Policy</Trans>}
      intro={
        builtInRefund && (
          <span>
            <Trans>
              Plan fees are non-refundable, with one exception: a double payment caused by a technical error
              is refunded after verification.
            </Trans>
          </span>
        )
      }
      note={<Trans>Effective from {termsDate}</Trans>}
    >
      {builtInRefund && (
        <div data-built-in>
          <ArticleSection title={<Trans>No refund for plan fees</Trans>}>
            <p>
              <Trans>
                You get the benefits of a plan at once, so we don't refund its fee: not for unused days, not
                if you find a match early, and not if an account is suspended for breaking the terms. If you
                upgrade, we take the value of your unused days off the price.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Exception: you paid twice</Trans>}>
            {paysOnline && (
              <p>
                <Trans>
                  If a technical error made you pay twice for the same plan, we refund one of the two payments
                  after verification. Our team sees every double payment, so you don't need to ask. The money
                  goes back to the same card, account or UPI ID. After we send it, banks usually take 5 to 7
                  working days. See the status and the credit note in{' '}
                  <TextLink to={paths.subscription()}>Subscription</TextLink>, with your payments.
                </Trans>
              </p>
            )}
            {paysAtOffice && (
              <p>
                <Trans>
                  If you paid twice for the same plan by mistake, we refund one of the two payments after
                  verification. Please show us both receipts. You get the money back at our office, the way
                  you paid.
                </Trans>
              </p>
            )}
          </ArticleSection>
          {paysOnline && (
            <div>
              <ArticleSection title={<Trans>If a payment failed</Trans>}>
                <p>
                  <Trans>
                    We don't receive any money from a failed payment. If the money left your account, your
                    bank returns it within 5 to 7 working days, or it reaches us later and your plan starts.
                  </Trans>
                </p>
              </ArticleSection>
            </div>
          )}
          <ArticleSection title={<Trans>If something looks wrong</Trans>}>
            {paysOnline && (
              <p>
                <Trans>
                  Please <TextLink to={paths.contact()}>write to us</TextLink> with the email of your account
                  and the Payment ID, which is shown with your payments. We check it with the payment provider
                  and reply by email.
                </Trans>
              </p>
            )}
            {paysAtOffice && (
              <p>
                <Trans>
                  Please <TextLink to={paths.contact()}>write to us</TextLink>, or come to our office with
                  your receipt and the profile ID.
                </Trans>
              </p>
            )}
          </ArticleSection>
          <ArticleSection title={<Trans>No auto-renewal</Trans>}>
            <p>
              <Trans>Plans don't renew automatically. There is nothing to cancel.</Trans>
              {paysOnline && (
                <span>
                  {' '}
                  <Trans>We don't save your card.</Trans>
                </span>
              )}
            </p>
          </ArticleSection>
        </div>
      )}
      {ownRefund && (
        <div>
          <OwnText document="refund" />
        </div>
      )}
    </Article>
  );
}
