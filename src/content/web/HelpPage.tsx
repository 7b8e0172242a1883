import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { Article, Section } from './Article.tsx';

export const meta = () =>
  page({
    title: t`Help Center`,
    description: t`Answers to what members ask most: registering, being found, interests, photos, plans and passwords.`,
    path: paths.help(),
  });

export default function HelpPage() {
  return (
    <Article title={<Trans>Help Center</Trans>} intro={<Trans>Short answers to what is asked most.</Trans>}>
      <Section title={<Trans>Registering</Trans>}>
        <p>
          <Trans>
            Registration takes about three minutes: who the profile is for, name, date of birth, religion,
            mother tongue, e-mail, phone and a password. Choose ‘Profile for’ to register your son, daughter,
            brother or sister.
          </Trans>
        </p>
        <p>
          <Trans>
            You then get a mail. Open its link to confirm the address: your profile is shown to others once
            that is done and our check has passed. No mail? Look into the spam folder, or have it sent again
            from your dashboard.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Finding somebody</Trans>}>
        <p>
          <Trans>
            Browse shows the opposite gender unless you set the filter otherwise. Every filter stands in the
            address, so you can bookmark a search or send it to your family.
          </Trans>
        </p>
        <p>
          <Trans>The dashboard recommends six people who fit best both ways, and says why.</Trans>
        </p>
      </Section>
      <Section title={<Trans>Interests</Trans>}>
        <p>
          <Trans>
            An interest says: we would like to know more about you. Send it by the heart on a card or on the
            profile. A free member can send five a day.
          </Trans>
        </p>
        <p>
          <Trans>
            The other side is told at once and by mail. They may accept or decline; until then you may
            withdraw. If both of you send one, you are connected.
          </Trans>
        </p>
        <p>
          <Trans>Declined by mistake? Open Interests and choose ‘Accept after all’.</Trans>
        </p>
      </Section>
      <Section title={<Trans>Photos</Trans>}>
        <p>
          <Trans>
            Visitors see photos blurred. A member may keep the photo for those they have accepted; others then
            see it blurred, too.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Passwords and logins</Trans>}>
        <p>
          <Trans>
            Forgotten? <TextLink to={paths.forgotPassword()}>Ask for a mail</TextLink> to set a new one. It
            ends every login.
          </Trans>
        </p>
        <p>
          <Trans>
            Your name in the bar leads to your account, where you see on which devices you are logged in and
            can end each.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Plans</Trans>}>
        <p>
          <Trans>
            What each plan opens is shown under <TextLink to={paths.packages()}>Packages</TextLink>. Nothing
            renews by itself.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Still stuck</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink>. Say what you did and what you saw,
            and never send your password.
          </Trans>
        </p>
      </Section>
    </Article>
  );
}
