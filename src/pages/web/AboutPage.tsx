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
            A marriage is arranged by people, not by a machine. Our part is to show you those who fit, to tell
            you why, and to step aside. You decide whom you write to, who sees your photo, and when.
          </Trans>
        </p>
        <p>
          <Trans>
            Every faith and every language has its place here. You may say what matters to you, your community
            or your horoscope included; you may also leave it out.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How we work</Trans>}>
        <ul>
          <li>
            <Trans>
              Profiles are shown once the e-mail address is confirmed and the profile has passed our check.
            </Trans>
          </li>
          <li>
            <Trans>
              Visitors see a first name, a few facts and a blurred photo. The rest is for members.
            </Trans>
          </li>
          <li>
            <Trans>
              Phone number and e-mail address stand in no profile. They can be opened between two who are
              connected, one at a time, and each is told who has opened theirs.
            </Trans>
          </li>
          <li>
            <Trans>
              A recommendation says how well you fit each other, counted both ways from what each of you has
              asked for, and names the points. What a plan changes about its place is marked.
            </Trans>
          </li>
          <li>
            <Trans>Plans are paid once and end by themselves.</Trans>
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
