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

export const loader = loaderOf(() => (useSite().ownTerms ? ['/api/site/texts'] : []));
export const clientLoader = noData;

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Terms of Service`,
    description: t`The rules for using ${name}: who can register, your responsibilities, our plans, and what we may do.`,
    path: paths.terms(),
  });
};

export default function TermsPage() {
  const { termsDate, builtInTerms, ownTerms, paysAtOffice, phonesVerified } = useSite();
  return (
    <Article
      title={<Trans>Terms of Service</Trans>}
      intro={
        builtInTerms && (
          <span>
            <Trans>
              When you register, you agree to these terms. In short: be honest and respectful, never ask for
              money, and use this site only for marriage.
            </Trans>
          </span>
        )
      }
      note={<Trans>Effective from {termsDate}</Trans>}
    >
      {builtInTerms && (
        <div data-built-in>
          <ArticleSection title={<Trans>Who can register</Trans>}>
            <p>
              <Trans>
                Women aged 18 or older and men aged 21 or older, the marriageable age in India, who are
                legally free to marry. A parent, brother, sister, relative or friend can register someone with
                that person's knowledge and consent.
              </Trans>
            </p>
            <p>
              <Trans>
                This site is for marriage only. It is not for dating, obscene material, business, advertising
                or collecting data.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Your responsibilities</Trans>}>
            <ul>
              <li>
                <Trans>Keep your profile true and up to date.</Trans>
              </li>
              <li>
                <Trans>
                  Add only photos of the person in the profile, and only photos that you have the right to
                  use.
                </Trans>
              </li>
              <li>
                <Trans>Write to others with respect. Stop if they ask you to.</Trans>
              </li>
              <li>
                <Trans>
                  Do not post or send anything that is obscene, threatens or harasses anyone, insults anyone
                  because of gender, caste or religion, harms children, invades someone else's privacy, or
                  breaks the law. Do not pretend to be someone else.
                </Trans>
              </li>
              <li>
                <Trans>Do not ask anyone for money, gifts, passwords or OTPs, and do not send any.</Trans>
              </li>
              <li>
                <Trans>
                  Keep your password secret. You are responsible for everything done with your login.
                </Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>Dowry</Trans>}>
            <p>
              <Trans>
                Giving, taking or asking for dowry is an offence under the Dowry Prohibition Act, 1961. We
                remove profiles and messages that suggest it.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Profiles and interests</Trans>}>
            <p>
              <Trans>We show a profile only after its email is verified.</Trans>{' '}
              {phonesVerified && (
                <span>
                  <Trans>Its phone number must be verified, too.</Trans>{' '}
                </span>
              )}
              <Trans>
                We may refuse, hide or remove a profile that breaks these terms, and suspend its account.
              </Trans>
            </p>
            <p>
              <Trans>
                Free members can send 5 interests a day. An interest expires after 90 days without a reply. A
                declined interest stays declined, unless the person who declined it accepts it later.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Plans</Trans>}>
            <p>
              <Trans>
                A plan is for a fixed time: one payment, no auto-renewal. You see the price in rupees before
                you pay. For refunds, see our <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink>.
              </Trans>
            </p>
            {paysAtOffice && (
              <p>
                <Trans>You pay for a plan at our office. Please ask for a receipt.</Trans>
              </p>
            )}
          </ArticleSection>
          <ArticleSection title={<Trans>Our responsibility</Trans>}>
            <p>
              <Trans>
                We check profiles with reasonable care, but we cannot guarantee that every detail is true.
                Please make your own enquiries before you decide. Our{' '}
                <TextLink to={paths.safety()}>Safety Tips</TextLink> tell you how. We do not arrange
                marriages, and we are not a party to what members agree on.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Changes and law</Trans>}>
            <p>
              <Trans>
                If we make an important change to these terms, we'll tell you before it takes effect. Indian
                law applies.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>Deleting your account</Trans>}>
            <p>
              <Trans>
                You can delete your account at any time in{' '}
                <TextLink to={paths.settings()}>your settings</TextLink>.
              </Trans>
            </p>
          </ArticleSection>
        </div>
      )}
      {ownTerms && (
        <div>
          <OwnText document="terms" />
        </div>
      )}
    </Article>
  );
}
