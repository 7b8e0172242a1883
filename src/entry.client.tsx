import { routes } from 'virtual:routes';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_FrameworkContext as FrameworkContext, RouterProvider } from 'react-router';
import { retryDelayMs } from './kit/shared/time/backoff.ts';
import { initialOf } from './kit/web/pages/rendering.tsx';
import { startPrefetching } from './kit/web/router/prefetch.ts';
import { openRouter } from './kit/web/router/router.ts';
import { isTranslated, keepTranslated } from './kit/web/translation/keepTranslated.ts';

/** Takes the page over that the server wrote, or fills the one that shows nothing yet. */
async function start(): Promise<void> {
  const bare = initialOf().bare ?? false;
  const { router, modules, load, prefetch } = openRouter(routes, bare);
  if (!bare) await loadPatiently(load);
  const context = {
    routeModules: modules,
    manifest: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    routeDiscovery: { mode: 'initial' },
    future: {},
    ssr: false,
    isSpaMode: false,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      // The server's has two children here, by which React finds the ids that the server gave.
      <>
        <FrameworkContext.Provider value={context as never}>
          <RouterProvider router={router} />
        </FrameworkContext.Provider>
        {null}
      </>,
      { onRecoverableError: (error) => isTranslated() || reportError(error) },
    );
  });
  startPrefetching(prefetch);
}

/** Until its scripts are there the page can be read, and not used: what is missing is fetched again. */
async function loadPatiently(load: () => Promise<unknown>): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      await load();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures)));
    }
  }
}

/** While developing, React Router itself exchanges the pages that are edited. */
async function startDeveloping(): Promise<void> {
  const { HydratedRouter } = await import('react-router/dom');
  startTransition(() => void hydrateRoot(document, <HydratedRouter />));
}

keepTranslated();
void (import.meta.env.DEV ? startDeveloping() : start());
