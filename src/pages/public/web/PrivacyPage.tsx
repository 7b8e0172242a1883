import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OwnText } from '../../../base/site/web/legal/OwnText.tsx';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { noData } from '../../../kit/web/loaders/noData.ts';
import { loaderOf } from '../../../kit/web/loaders/pageQueries.ts';
import { paths } from '../../../paths.ts';
import { WARNED_DAYS } from '../../../people/accounts/shared/limits.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Article, ArticleSection } from './Article.tsx';

export const loader = loaderOf(() => (useSite().ownPrivacy ? ['/api/site/texts'] : []));
export const clientLoader = noData;

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Privacy Policy`,
    description: t`What ${name} stores about you, who sees it, how long we keep it, and your rights.`,
    path: paths.privacy(),
  });
};

export default function PrivacyPage() {
  // Named one by one: a built page has places for those alone that it reads.
  const {
    termsDate,
    builtInPrivacy,
    ownPrivacy,
    paysOnline,
    sealedDays,
    ledgerYears,
    sessionDays,
    idleDays,
    eventDays,
    reportDays,
    sms,
  } = useSite();
  const { notificationDays, inboxDays, downloadDays, gatewayDays, unconfirmedDays } = useSite();
  return (
    <Article
      title={<Trans>Privacy Policy</Trans>}
      intro={
        <Trans>
          What we store, who sees it, and your rights under the Digital Personal Data Protection Act, 2023.
        </Trans>
      }
      note={<Trans>Effective from {termsDate}</Trans>}
    >
      {builtInPrivacy && (
        <div data-built-in>
          <ArticleSection title={<Trans>What we store</Trans>}>
            <ul>
              <li>
                <Trans>
                  Your account: email, phone number, and your password in a coded form (a one-way hash), which
                  we cannot read.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your profile: details of the bride or groom, family, horoscope and partner preferences, and
                  photos.
                </Trans>
              </li>
              <li>
                <Trans>
                  An ID document, only if you send one for the ‘ID verified’ badge. You can black out parts of
                  it in your browser first. On an Aadhaar card, please black out the first 8 digits: we don't
                  store them.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your activity: interests you send and receive, profiles and contact details you view, and
                  messages you write to members and to us.
                </Trans>
              </li>
              <li>
                <Trans>Your payments: what you bought, and the name, address and state on the invoice.</Trans>
                {paysOnline && (
                  <span>
                    {' '}
                    <Trans>
                      You enter card, bank and UPI details only with our payment provider. We never see them.
                    </Trans>
                  </span>
                )}
              </li>
              <li>
                <Trans>
                  Your logins: browser and time. If you don't recognise a device, you can log it out.
                </Trans>
              </li>
              <li>
                <Trans>
                  Security records: what you did and when, how many profiles and photos you view in a day, and
                  your network (IP) address.
                </Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>Who sees it</Trans>}>
            <ul>
              <li>
                <Trans>
                  Visitors: first name, age, height, city, state, education, profession and a blurred photo.
                </Trans>
              </li>
              <li>
                <Trans>
                  Members with an approved profile and a verified email: the full profile and your photos. If
                  your photos are for connected members only, others see them blurred. How many profiles one
                  person can view in a day is limited.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your phone number and email: only members you're connected with (one of you accepted the
                  other's interest), and only if their plan includes contact details. Your dashboard shows who
                  viewed them.
                </Trans>
              </li>
              <li>
                <Trans>
                  When you view a profile, that member sees your name and the time, unless you browse
                  privately.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your shortlist, its notes and your saved searches: only the people who manage your profile.
                </Trans>
              </li>
              <li>
                <Trans>
                  Messages: only the two families in the conversation. If one of them sends a report, our team
                  reads the messages around it.
                </Trans>
              </li>
              <li>
                <Trans>
                  Our team: what they need to check profiles and reply to you. They see the site as you see it
                  only if you allow it, for one hour.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your ID document: only the reviewers of our team. Each view is recorded. Other members see
                  the badge, never the document.
                </Trans>
              </li>
              {sms && (
                <li>
                  <Trans>
                    Our SMS provider: your phone number and the code, when you verify the number. If a family
                    asks the person of a profile for consent by SMS: that person's number and the link.
                  </Trans>
                </li>
              )}
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>What we don't do</Trans>}>
            <ul>
              <li>
                <Trans>We don't sell your data, and we don't show ads.</Trans>
              </li>
              <li>
                <Trans>
                  We don't load anything from other companies on our pages, with one exception: on the payment
                  page, our payment provider's window opens. For the payment, the provider gets your name,
                  email and phone number.
                </Trans>
              </li>
              <li>
                <Trans>We ask search engines not to list profiles.</Trans>
              </li>
              <li>
                <Trans>
                  We use only three cookies: one keeps you logged in, one helps your account recognise your
                  browser, and one remembers how you like lists shown.
                </Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>How we protect your data</Trans>}>
            <p>
              <Trans>
                We remove the place and device details that a camera adds to photos. Keys for logins and email
                links are stored only in coded form. Our logs contain no passwords, phone numbers or emails.
              </Trans>
            </p>
          </ArticleSection>
          <ArticleSection title={<Trans>How long we keep it</Trans>}>
            <ul>
              <li>
                <Trans>
                  Payments and invoices: {ledgerYears} financial years, as tax and company law require, even
                  after the account is deleted.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your ID document: until it is approved, rejected or withdrawn, and 30 days at most. It is
                  stored encrypted, and is in no backup.
                </Trans>
              </li>
              <li>
                <Trans>
                  Logins: {sessionDays}, or {idleDays} without use. Links in emails: 14 days or less. Security
                  records: {eventDays}.
                </Trans>
              </li>
              <li>
                <Trans>
                  Notifications: {notificationDays}. A download of your data: {downloadDays}. Messages from
                  our payment provider: {gatewayDays}.
                </Trans>
              </li>
              <li>
                <Trans>
                  Messages from the contact form: {inboxDays} after we close them. Copies of reported photos:{' '}
                  {reportDays} after we act on the report.
                </Trans>
              </li>
              <li>
                <Trans>
                  Unverified accounts that nobody uses: {unconfirmedDays}. We email you {WARNED_DAYS} days
                  before.
                </Trans>
              </li>
              <li>
                <Trans>
                  Everything else: until the account is deleted. An encrypted copy is then kept for{' '}
                  {sealedDays}, for legal requests only (from the police or a court), and then destroyed.
                </Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>Your rights</Trans>}>
            <p>
              <Trans>
                You can download what we store about you, correct it, or delete your account, in{' '}
                <TextLink to={paths.settings()}>your settings</TextLink>. For anything else, or to withdraw
                your consent, please <TextLink to={paths.contact()}>write to us</TextLink> from the email of
                your account. If we don't help you, you can complain to the Data Protection Board of India.
              </Trans>
            </p>
            <p>
              <Trans>When you agree to this policy and the terms, we record the version and the time.</Trans>
            </p>
          </ArticleSection>
        </div>
      )}
      {ownPrivacy && (
        <div>
          <OwnText document="privacy" />
        </div>
      )}
    </Article>
  );
}
