import eczar from '@fontsource/eczar/files/eczar-latin-600-normal.woff2?url';
import mukta from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { Meta, Outlet, Scripts } from 'react-router';
import styles from './app/app.css?url';
import { anyPage, publicUrl } from './base/site/web/page.ts';
import { siteJson, useSite } from './base/site/web/useSite.ts';
import { TroubleNotice } from './kit/web/live/TroubleNotice.tsx';
import { activateEnglish, startLocale, useLocale } from './kit/web/locale/locale.ts';
import { InitialData, rendering } from './kit/web/pages/rendering.tsx';
import { RecordEarlyEvents, useReplayedEvents } from './kit/web/pages/replayEvents.tsx';
import { useArrival } from './kit/web/pages/useArrival.ts';
import { KeepScroll } from './kit/web/router/KeepScroll.tsx';
import { ErrorPage } from './pages/shell/web/ErrorPage.tsx';
import { PageSkeleton } from './pages/shell/web/PageSkeleton.tsx';
import { receiveToast, ToastHost } from './ui/state/toast.tsx';

activateEnglish();

export const meta = anyPage;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = rendering()?.site?.nonce;
  const { accent, icon, iconType, touchIcon } = useSite();
  return (
    <html lang={useLocale()} data-url={publicUrl()} data-site={siteJson()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fffbf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#20151a" media="(prefers-color-scheme: dark)" />
        <RecordEarlyEvents nonce={nonce} />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={mukta} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={eczar} crossOrigin="anonymous" />
        <link rel="icon" type={iconType} href={icon} />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={styles} />
        {accent && <link rel="stylesheet" data-if="SITE_accent" href={`/api/site/accent/${accent}.css`} />}
        {/* A busy phone would paint half a row of cards, which grows as the rest of it is read. */}
        <link rel="expect" href="#written" blocking="render" />
        {/* The page is readable without its scripts: on a slow line, styles and fonts come first. */}
        {rendering()?.scripts?.map((one) => (
          <link key={one} rel="modulepreload" fetchPriority="low" href={one} />
        ))}
      </head>
      <body>
        {children}
        <span id="written" hidden />
        <InitialData />
        <KeepScroll nonce={nonce} />
        {/* In a build the server names the first script (entry.server.tsx). */}
        {import.meta.env.DEV && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  useArrival();
  useReplayedEvents();
  useEffect(startLocale, []);
  useEffect(receiveToast, []);
  return (
    <I18nProvider i18n={i18n}>
      {/* Some texts are read without a hook: after a change of language everything is rendered again. */}
      <Outlet key={useLocale()} />
      <TroubleNotice />
      <ToastHost />
    </I18nProvider>
  );
}

export function HydrateFallback() {
  return (
    <I18nProvider i18n={i18n}>
      <PageSkeleton />
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
