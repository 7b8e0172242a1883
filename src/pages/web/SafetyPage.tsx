import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { page } from '../../site/web/page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Article, Section } from './Article.tsx';

export const meta = () =>
  page({
    title: t`Safety Tips`,
    description: t`How to stay safe while you look for a partner: money, meetings, photos and passwords.`,
    path: paths.safety(),
  });

export default function SafetyPage() {
  return (
    <Article
      title={<Trans>Safety Tips</Trans>}
      intro={
        <Trans>Most people here are what they say. These habits protect you from the few who are not.</Trans>
      }
    >
      <Section title={<Trans>Money</Trans>}>
        <ul>
          <li>
            <Trans>
              Never send money, gifts or gift cards to somebody you know from here, whatever the story: a
              customs fee, a hospital bill, a ticket.
            </Trans>
          </li>
          <li>
            <Trans>
              Nobody from our team asks for your password, a one-time code, or a payment outside this site.
            </Trans>
          </li>
          <li>
            <Trans>Asking for dowry is an offence. Tell us.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Before you share</Trans>}>
        <ul>
          <li>
            <Trans>
              Keep the conversation here until you trust the other side. Give your phone number late, your
              home address later.
            </Trans>
          </li>
          <li>
            <Trans>Do not send photos you would not show your family.</Trans>
          </li>
          <li>
            <Trans>Choose a password that you use nowhere else.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Find out</Trans>}>
        <ul>
          <li>
            <Trans>
              Speak by video, and ask relatives or colleagues whom you can reach by a way of your own.
            </Trans>
          </li>
          <li>
            <Trans>Ask for papers that matter: of education, employment, or an earlier divorce.</Trans>
          </li>
          <li>
            <Trans>Take your time. Whoever presses for a quick answer has a reason.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>Meeting</Trans>}>
        <ul>
          <li>
            <Trans>Meet in a public place, by day, and bring somebody along.</Trans>
          </li>
          <li>
            <Trans>Tell a relative where you are and when you will be back. Come and go by yourself.</Trans>
          </li>
        </ul>
      </Section>
      <Section title={<Trans>If something is wrong</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink> with the ID of the profile. In
            danger, call 112. The women’s helpline is 181, and the helpline for online fraud 1930.
          </Trans>
        </p>
      </Section>
    </Article>
  );
}
