import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { page, publicUrl } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { noData } from '../../../kit/web/loaders/noData.ts';
import { loaderOf } from '../../../kit/web/loaders/pageQueries.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Closing } from './home/Closing.tsx';
import { Features } from './home/Features.tsx';
import { Hero } from './home/Hero.tsx';
import { HomeAbout } from './home/HomeAbout.tsx';
import { Steps } from './home/Steps.tsx';

// The document has it; below what is seen first, it is taken over later.
const Packages = lazyPart(() => import('./home/Packages.tsx'));
const SuccessStories = lazyPart(() => import('../../../meeting/stories/web/SuccessStories.tsx'));

export const loader = loaderOf(() => ['/api/plans', '/api/stories']);
export const clientLoader = noData;

export const meta = () => {
  const { name, contactEmail, phone } = useSite();
  return page({
    title: t`${name}: find a life partner safely, with your family`,
    description: t`Register free for yourself or a relative, browse verified profiles from all over India, and send an interest. Phone numbers and emails are never shown on a profile.`,
    path: '/',
    facts: [
      { '@type': 'WebSite', name, url: `${publicUrl()}/`, inLanguage: 'en-IN' },
      {
        '@type': 'Organization',
        name,
        url: `${publicUrl()}/`,
        logo: `${publicUrl()}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: contactEmail,
          telephone: phone,
          areaServed: 'IN',
        },
      },
    ],
  });
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <HomeAbout />
      <Features />
      <Steps />
      <Suspense>
        <Packages />
      </Suspense>
      <Suspense>
        <SuccessStories />
      </Suspense>
      <Closing />
    </>
  );
}
