import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { retryNow, useFailing } from '../resource.ts';
import { useOffline } from './connection.ts';

/** Shows on every page that there is no connection, or that the server does not answer, and that we keep trying. */
export function TroubleNotice() {
  const failing = useFailing();
  const offline = useOffline();
  useEffect(() => {
    addEventListener('online', retryNow);
    return () => removeEventListener('online', retryNow);
  }, []);
  return (
    <div role="status">
      {/* Below the bar of the site; the page begins under it (app.css), so that it covers nothing. */}
      {offline && (
        <p
          data-offline-bar
          className="fixed inset-x-0 top-16 z-20 flex h-(--offline-bar) items-center justify-center border-line border-b bg-sunk px-4 text-center text-sm leading-tight [body:has([data-offline])_&]:sr-only"
        >
          <Trans>You're offline. We'll keep trying.</Trans>
        </p>
      )}
      {failing && !offline && (
        <div className="fixed inset-x-4 bottom-[calc(1rem+var(--lower-edge))] z-40 mx-auto flex max-w-form flex-wrap items-center gap-3 rounded-xl border border-line bg-raised px-4 py-3 shadow-lift [body:has([data-lower-edge])_&]:max-md:bottom-[calc(8rem+var(--lower-edge))]">
          <p className="min-w-0 grow basis-48">
            <Trans>We're having trouble connecting. Trying again…</Trans>
          </p>
          <Button kind="quiet" size="small" onClick={retryNow}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
