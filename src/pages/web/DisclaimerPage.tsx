import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useSite } from '../../site/web/facts.ts';
import { page } from '../../site/web/page.ts';
import { Article, Section } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Disclaimer`,
    description: t`What ${name} can and cannot vouch for.`,
    path: paths.disclaimer(),
  });
};

export default function DisclaimerPage() {
  return (
    <Article
      title={<Trans>Disclaimer</Trans>}
      intro={<Trans>What you can expect of us, and what only you can find out.</Trans>}
    >
      <Section title={<Trans>Profiles are written by families</Trans>}>
        <p>
          <Trans>
            What a profile says about education, work, income, family or horoscope is stated by those who
            manage it. A ‘Verified’ badge means that our staff have checked the identity; it does not vouch
            for the rest.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Recommendations are arithmetic</Trans>}>
        <p>
          <Trans>
            A match in per cent says how many of the wishes that two people have stated each other’s facts
            meet. It says nothing about affection, character or the future.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Horoscopes</Trans>}>
        <p>
          <Trans>
            Rashi, nakshatra and manglik are shown as the family has stated them. What they mean is a matter
            of belief, and no promise of ours.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your own judgement</Trans>}>
        <p>
          <Trans>
            Meet, ask, and make enquiries before you decide. We are not liable for what members tell each
            other or agree on, as far as the law allows this to be excluded.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Samples</Trans>}>
        <p>
          <Trans>
            Profiles marked ‘Sample’ show invented people with drawn portraits. They stand in demonstrations
            only.
          </Trans>
        </p>
      </Section>
    </Article>
  );
}
