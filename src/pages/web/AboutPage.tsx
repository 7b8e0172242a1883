import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useSite } from '../../site/web/facts.ts';
import { page } from '../../site/web/page.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Article, Section } from './Article.tsx';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`About Us`,
    description: t`${name} is a matrimony site for Indian families that is calm, private and honest. What we believe, and how we work.`,
    path: paths.about(),
  });
};

export default function AboutPage() {
  const { name } = useSite();
  return (
    <Article
      title={<Trans>About Us</Trans>}
      intro={
        <Trans>
          {name} helps two people, and the two families behind them, to find each other and to take their
          time.
        </Trans>
      }
    >
      <Section title={<Trans>What we believe</Trans>}>
        <p>
          <Trans>
            A marriage is arranged by people, not by a machine. We show you profiles that match and tell you
            why. You decide whom you write to, and when.
          </Trans>
        </p>
        <p>
          <Trans>
            Every faith and every language has its place here. Community, income and horoscope are never
            required.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How we work</Trans>}>
        <ul>
          <li>
            <Trans>Profiles are shown once the email is verified and the profile is approved.</Trans>
          </li>
          <li>
            <Trans>
              Visitors see a first name, a few facts and a blurred photo. The rest is for members.
            </Trans>
          </li>
          <li>
            <Trans>
              Phone numbers and emails are never shown on a profile. Connected members with a plan can open
              them, and your dashboard shows who viewed yours.
            </Trans>
          </li>
          <li>
            <Trans>
              Recommendations look at both sides and name the points that match. Profiles that a plan moves up
              are marked ‘Promoted’.
            </Trans>
          </li>
          <li>
            <Trans>One payment for a plan, no auto-renewal.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Open to be looked at</Trans>}>
        <p>
          <Trans>
            The software behind this site is free and open: anybody may read it, run it and check what is
            written here. The people who run this site answer for it, and you can write to them.
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
      </Section>
    </Article>
  );
}
