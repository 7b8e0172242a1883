import { Trans } from '@lingui/react/macro';
import { useOffline } from './connection.ts';

/** The bar of a lost connection at the lower edge of a page's own head, which the one of all pages would cover. */
export function OfflineBar() {
  if (!useOffline()) return null;
  return (
    <p data-offline aria-hidden className="border-line border-b bg-sunk px-4 py-0.5 text-center text-sm">
      <Trans>You're offline. We'll keep trying.</Trans>
    </p>
  );
}
