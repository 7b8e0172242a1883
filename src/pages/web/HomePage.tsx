import { t } from '@lingui/core/macro';
import { SITE_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from '../../vocabulary/site.ts';
import { page, publicUrl } from '../../vocabulary/web/page.ts';
import { About, Closing, Features, Hero, Packages, Steps, Stories } from './home.tsx';

export const meta = () =>
  page({
    title: t`${SITE_NAME}: find a life partner with your family, calmly and safely`,
    description: t`Register free for yourself or a relative, browse verified profiles from all over India, and send an interest. Phone numbers and e-mail addresses are never shown on a profile.`,
    path: '/',
    facts: [
      { '@type': 'WebSite', name: SITE_NAME, url: `${publicUrl()}/`, inLanguage: 'en-IN' },
      {
        '@type': 'Organization',
        name: SITE_NAME,
        url: `${publicUrl()}/`,
        logo: `${publicUrl()}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: SUPPORT_EMAIL,
          telephone: SUPPORT_PHONE,
          areaServed: 'IN',
        },
      },
    ],
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <About />
      <Features />
      <Steps />
      <Packages />
      <Stories />
      <Closing />
    </>
  );
}
