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
    title: t`Terms of Service`,
    description: t`The rules for using ${name}: who may register, what members promise, what plans are, and what we may do.`,
    path: paths.terms(),
  });
};

export default function TermsPage() {
  const { termsDate } = useSite();
  return (
    <Article
      title={<Trans>Terms of Service</Trans>}
      intro={<Trans>By registering you agree to these terms. They are short so that they are read.</Trans>}
      note={<Trans>In force since {termsDate}</Trans>}
    >
      <Section title={<Trans>Who may register</Trans>}>
        <p>
          <Trans>
            Women who are 18 or older and men who are 21 or older, the marriageable age in India, who are
            legally free to marry. A parent, brother, sister, relative or friend may register somebody with
            that person’s knowledge and consent.
          </Trans>
        </p>
        <p>
          <Trans>
            The one purpose of this site is marriage. It is not for dating, business, advertising or
            collecting data.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What you promise</Trans>}>
        <ul>
          <li>
            <Trans>What you state in a profile is true, and you correct it when it changes.</Trans>
          </li>
          <li>
            <Trans>Photos show the person the profile is about, and you have the right to use them.</Trans>
          </li>
          <li>
            <Trans>You write to others with respect, and you stop when asked to.</Trans>
          </li>
          <li>
            <Trans>You do not ask for money, gifts, passwords or one-time codes, and do not send any.</Trans>
          </li>
          <li>
            <Trans>
              You keep your password to yourself. What is done with your login counts as done by you.
            </Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Dowry</Trans>}>
        <p>
          <Trans>
            Giving, taking or asking for dowry is an offence under the Dowry Prohibition Act, 1961. Profiles
            and messages that hint at it are removed.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Profiles and interests</Trans>}>
        <p>
          <Trans>
            A profile is shown once its e-mail address is confirmed and it has passed our check. We may
            refuse, hide or remove a profile that breaks these terms, and suspend its account.
          </Trans>
        </p>
        <p>
          <Trans>
            A free member may send five interests a day. An interest that is not answered within 90 days
            expires. A declined interest stays declined unless the one who declined accepts it later.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Plans</Trans>}>
        <p>
          <Trans>
            A plan is bought for a fixed time and ends by itself. Prices are shown in rupees before you
            decide. The <TextLink to={paths.refundPolicy()}>Refund Policy</TextLink> says when money is paid
            back.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What we answer for</Trans>}>
        <p>
          <Trans>
            We check profiles as well as we reasonably can, but cannot vouch for every statement. Please make
            your own enquiries before you decide; <TextLink to={paths.safety()}>Safety Tips</TextLink> says
            how. We do not arrange marriages and are no party to what members agree on.
          </Trans>
        </p>
        <p>
          <Trans>
            If these terms change in a way that matters, we tell you before the change takes effect. Indian
            law applies.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Ending it</Trans>}>
        <p>
          <Trans>
            You may have your account deleted at any time:{' '}
            <TextLink to={paths.contact()}>write to us</TextLink> from the e-mail address of the account.
          </Trans>
        </p>
      </Section>
    </Article>
  );
}
