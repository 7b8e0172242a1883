import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OwnText } from '../../../base/site/web/legal/OwnText.tsx';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { noData } from '../../../kit/web/loaders/noData.ts';
import { loaderOf } from '../../../kit/web/loaders/pageQueries.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Article, ArticleSection } from './Article.tsx';

export const loader = loaderOf(() => (useSite().ownSafety ? ['/api/site/texts'] : []));
export const clientLoader = noData;

export const meta = () =>
  page({
    title: t`Safety Tips`,
    description: t`How to stay safe while you look for a partner: money, meetings, photos and passwords.`,
    path: paths.safety(),
  });

export default function SafetyPage() {
  const { builtInSafety, ownSafety, paysOnline, paysAtOffice } = useSite();
  return (
    <Article
      title={<Trans>Safety Tips</Trans>}
      intro={<Trans>Most people here are honest. These tips protect you from the few who are not.</Trans>}
    >
      {builtInSafety && (
        <div data-built-in>
          <ArticleSection title={<Trans>Money</Trans>}>
            <ul>
              <li>
                <Trans>
                  Never send money, gifts or gift cards to anyone you met here, even for a customs fee, a
                  hospital bill or a ticket.
                </Trans>
              </li>
              {paysOnline && (
                <li>
                  <Trans>Our team never asks for your password, an OTP or a payment outside this site.</Trans>
                </li>
              )}
              {paysAtOffice && (
                <li>
                  <Trans>
                    Our team never asks for your password or an OTP. Pay for a plan only at our office, and
                    ask for a receipt.
                  </Trans>
                </li>
              )}
              <li>
                <Trans>Asking for dowry is an offence. If anyone asks, please tell us.</Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>What you share</Trans>}>
            <ul>
              <li>
                <Trans>
                  Chat on this site until you trust the other family. Share your phone number only then, and
                  your home address last.
                </Trans>
              </li>
              <li>
                <Trans>Send only photos that you would show your family.</Trans>
              </li>
              <li>
                <Trans>Use a password that you don't use anywhere else.</Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>Check the facts</Trans>}>
            <ul>
              <li>
                <Trans>
                  Talk on a video call. Ask relatives or colleagues, and find their phone numbers yourself.
                </Trans>
              </li>
              <li>
                <Trans>Ask for proof of education, job and any earlier divorce.</Trans>
              </li>
              <li>
                <Trans>Take your time. Be careful with anyone who wants a quick answer.</Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>When you meet</Trans>}>
            <ul>
              <li>
                <Trans>Meet in a public place during the day, and take someone with you.</Trans>
              </li>
              <li>
                <Trans>Tell a relative where you are and when you'll be back. Arrange your own travel.</Trans>
              </li>
            </ul>
          </ArticleSection>
          <ArticleSection title={<Trans>If something is wrong</Trans>}>
            <p>
              <Trans>
                Open the menu of a profile or message and choose Report, or open a photo and choose Report
                photo. You can also <TextLink to={paths.contact()}>write to us</TextLink> with the profile ID.
                In an emergency, call 112. Women's helpline: 181. Cyber fraud helpline: 1930, or
                cybercrime.gov.in.
              </Trans>
            </p>
          </ArticleSection>
        </div>
      )}
      {ownSafety && (
        <div>
          <OwnText document="safety" />
        </div>
      )}
    </Article>
  );
}
