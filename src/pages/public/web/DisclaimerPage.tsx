import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { paths } from '../../../paths.ts';
import { Article, ArticleSection } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Disclaimer`,
    description: t`What ${name} checks, and what you should check yourself.`,
    path: paths.disclaimer(),
  });
};

export default function DisclaimerPage() {
  return (
    <Article
      title={<Trans>Disclaimer</Trans>}
      intro={<Trans>What we check, and what you should check yourself.</Trans>}
    >
      <ArticleSection title={<Trans>Profiles are written by families</Trans>}>
        <p>
          <Trans>
            Details about education, work, income, family and horoscope come from the people who manage the
            profile. An ‘ID verified’ badge on a profile means that our team compared the name and the date of
            birth with an official document. It does not cover the other details.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>Recommendations</Trans>}>
        <p>
          <Trans>
            Recommendations count how many preferences match on both sides. They say nothing about love,
            character or the future.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>Horoscopes</Trans>}>
        <p>
          <Trans>
            Rashi, nakshatra and manglik are calculated from the date, time and place of birth that the family
            enters, or shown as the family states them. Astrologers and books differ. What they mean is a
            matter of belief. We make no promises about it.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>Your decision</Trans>}>
        <p>
          <Trans>
            Meet, ask and make enquiries before you decide. We are not liable for what members tell each other
            or agree on, to the extent the law allows.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>Sample profiles</Trans>}>
        <p>
          <Trans>
            Profiles marked ‘Sample’ are not real people, and their photos are drawings. They are shown on
            demo sites only.
          </Trans>
        </p>
      </ArticleSection>
    </Article>
  );
}
