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
    title: t`Privacy Policy`,
    description: t`What ${name} stores about you, who sees it, how long it is kept, and what you can ask for.`,
    path: paths.privacy(),
  });
};

export default function PrivacyPage() {
  const { termsDate } = useSite();
  return (
    <Article
      title={<Trans>Privacy Policy</Trans>}
      intro={
        <Trans>
          What we store, who sees it, and what you can ask of us, under the Digital Personal Data Protection
          Act, 2023.
        </Trans>
      }
      note={<Trans>In force since {termsDate}</Trans>}
    >
      <Section title={<Trans>What we store</Trans>}>
        <ul>
          <li>
            <Trans>
              Your account: e-mail address, phone number, and your password as a one-way hash that we cannot
              read.
            </Trans>
          </li>
          <li>
            <Trans>
              The profile: what you state about the person, family, horoscope and wishes, and the photos.
            </Trans>
          </li>
          <li>
            <Trans>
              What you do here: interests sent and received, whose profile and contact details you opened,
              what you write to other members and to us.
            </Trans>
          </li>
          <li>
            <Trans>
              Your payments: what you bought, and the name, address and state on the invoice. Cards, bank
              accounts and UPI addresses are entered at the payment provider alone; we never see them.
            </Trans>
          </li>
          <li>
            <Trans>
              Where you are logged in: the kind of browser and the times, so that you can end a login you do
              not know.
            </Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Who sees it</Trans>}>
        <ul>
          <li>
            <Trans>
              Visitors: the first name, age, height, city, state, education, profession and a blurred photo.
            </Trans>
          </li>
          <li>
            <Trans>
              Members with a confirmed e-mail address: the whole profile, and the photo unless it is kept for
              those you have accepted.
            </Trans>
          </li>
          <li>
            <Trans>
              Phone number and e-mail address: only members you are connected with, once one of you has
              accepted the other’s interest, and only when their plan opens them. Your dashboard says who has
              done so.
            </Trans>
          </li>
          <li>
            <Trans>Messages: the two of you who write to each other.</Trans>
          </li>
          <li>
            <Trans>Our staff: what they need for checking profiles and answering you.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>What we do not do</Trans>}>
        <p>
          <Trans>
            We sell no data, show no advertising, and load nothing from other companies into these pages, with
            one exception: the page on which you pay opens the window of our payment provider, which is told
            your name, e-mail address and phone number for the payment. Search engines are asked to stay away
            from profiles. The only cookies are the one that keeps you logged in and one by which your account
            knows your browser again.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How it is kept</Trans>}>
        <p>
          <Trans>
            Photos are encoded anew, without the place and device that a camera writes into them. The tokens
            behind logins and mail links are stored as hashes. Logs hold no passwords, phone numbers or e-mail
            addresses.
          </Trans>
        </p>
        <p>
          <Trans>
            Logins end after 30 days, links in mails after three days at most. Payments and invoices are kept
            as long as tax law asks for, also after the account is gone. The rest is kept while the account
            exists.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            You may ask what we store about you, have it corrected, take your consent back, and have it
            erased: <TextLink to={paths.contact()}>write to us</TextLink> from the e-mail address of the
            account. If we do not help you, you may turn to the Data Protection Board of India.
          </Trans>
        </p>
        <p>
          <Trans>Consent to this policy and to the terms is recorded with its version and time.</Trans>
        </p>
      </Section>
    </Article>
  );
}
