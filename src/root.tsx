import eczar from '@fontsource/eczar/files/eczar-latin-600-normal.woff2?url';
import mukta from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import styles from './app/app.css?url';
import { hasCustomFields } from './base/custom-fields/web/fieldsVersion.ts';
import { customFieldsQuery } from './base/custom-fields/web/useCustomFields.ts';
import { anyPage, publicUrl } from './base/site/web/page.ts';
import { siteJson, useSite } from './base/site/web/useSite.ts';
import { listsQuery } from './base/vocabulary/web/useVocabulary.ts';
import { TroubleNotice } from './kit/web/live/TroubleNotice.tsx';
import { loaderOf } from './kit/web/loaders/pageQueries.ts';
import { activateEnglish, startLocale, useLocale } from './kit/web/locale/locale.ts';
import { RecordEarlyEvents, useEarlyEvents } from './kit/web/pages/earlyEvents.tsx';
import { LostScripts } from './kit/web/pages/LostScripts.tsx';
import { PrefetchedPage } from './kit/web/pages/prefetch.tsx';
import { ReturningPage } from './kit/web/pages/ReturningPage.tsx';
import { InitialData, rendering } from './kit/web/pages/rendering.tsx';
import { useArrival } from './kit/web/pages/useArrival.ts';
import { ErrorPage } from './pages/shell/web/ErrorPage.tsx';
import { ToastHost } from './ui/state/toast.tsx';

activateEnglish();

export const meta = anyPage;

// The names that cards and facts show, for every page.
export const loader = loaderOf(() => [
  listsQuery('en'),
  ...(hasCustomFields() ? [customFieldsQuery('en')] : []),
]);

/** What every page begins with holds while it is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = rendering()?.site.nonce || undefined;
  const { accent, icon, iconType, touchIcon } = useSite();
  return (
    <html lang={useLocale()} data-url={publicUrl()} data-site={siteJson()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fffbf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#20151a" media="(prefers-color-scheme: dark)" />
        <RecordEarlyEvents nonce={nonce} />
        <ReturningPage nonce={nonce} />
        <LostScripts nonce={nonce} />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={mukta} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={eczar} crossOrigin="anonymous" />
        <link rel="icon" type={iconType} href={icon} />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={styles} />
        {accent && <link rel="stylesheet" href={`/api/site/accent/${accent}.css`} />}
        {/* A busy phone would paint half a row of cards, which grows as the rest of it is read. */}
        <link rel="expect" href="#written" blocking="render" />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <span id="written" hidden />
        <InitialData />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useArrival();
  useEarlyEvents();
  useEffect(startLocale, []);
  return (
    <I18nProvider i18n={i18n}>
      {/* Some texts are read without a hook: after a change of language everything is rendered again. */}
      <Outlet key={useLocale()} />
      <PrefetchedPage />
      <TroubleNotice />
      <ToastHost />
    </I18nProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <I18nProvider i18n={i18n}>
      <ErrorPage error={error} />
    </I18nProvider>
  );
}
