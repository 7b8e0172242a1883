import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Article, ArticleSection } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`About Us`,
    description: t`${name} is a calm, private and honest matrimony site for Indian families. What we believe and how we work.`,
    path: paths.about(),
  });
};

export default function AboutPage() {
  const { name, phonesVerified } = useSite();
  return (
    <Article
      title={<Trans>About Us</Trans>}
      intro={<Trans>{name} helps two people and their families find each other, without hurry.</Trans>}
    >
      <ArticleSection title={<Trans>What we believe</Trans>}>
        <p>
          <Trans>
            Marriages are arranged by people, not by machines. We show you profiles that match and tell you
            why. You decide who to write to, and when.
          </Trans>
        </p>
        <p>
          <Trans>
            All religions and languages are welcome. Community, income and horoscope are optional.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>How we work</Trans>}>
        <ul>
          <li>
            <Trans>We show a new profile only after its email is verified.</Trans>
            {phonesVerified && (
              <span>
                {' '}
                <Trans>Its phone number must be verified, too.</Trans>
              </span>
            )}
          </li>
          <li>
            <Trans>Visitors see a first name, a few details and a blurred photo. Members see more.</Trans>
          </li>
          <li>
            <Trans>
              Phone numbers and emails are never shown on a profile. Connected members with a plan can view
              them. Your dashboard shows who viewed yours.
            </Trans>
          </li>
          <li>
            <Trans>
              Recommendations compare both sides and show what matches. Profiles that are shown higher because
              of their plan are marked ‘Promoted’.
            </Trans>
          </li>
          <li>
            <Trans>One payment for a plan, no auto-renewal.</Trans>
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title={<Trans>Open source</Trans>}>
        <p>
          <Trans>
            The software of this site is free and open source. Anyone can read it, run it and check what we
            say here. The people who run this site are responsible for it, and you can write to them.
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.register()}>
            <Trans>Register Free</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.contact()}>
            <Trans>Contact</Trans>
          </ButtonLink>
        </div>
      </ArticleSection>
    </Article>
  );
}
