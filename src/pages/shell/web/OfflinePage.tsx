import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { retryDelayMs } from '../../../kit/shared/time/backoff.ts';
import { pathOnSite } from '../../../kit/web/pages/pathOnSite.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** How long one try may take: a line may be dead without a word. */
const TRY_MS = 15_000;

/** The same document for everybody, also for members: its bar is nobody's. */
export const handle = { anybody: true };

export const meta = () => page({ title: t`You're offline` });

/** Shown in place of a page that cannot be loaded without a connection, which opens once there is one. */
export default function OfflinePage() {
  const next = pathOnSite(useSearchParams()[0].get('next')) ?? paths.home();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);

  const tryAgain = useCallback(async () => {
    setBusy(true);
    const signal = AbortSignal.timeout(TRY_MS);
    const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
    // What follows '#' came along when the worker led here, as the token of an emailed link.
    if (answer?.ok) return location.replace(next + location.hash);
    setBusy(false);
    setFailures((known) => known + 1);
  }, [next]);

  useEffect(() => {
    const onLine = () => void tryAgain();
    addEventListener('online', onLine);
    const timer = setTimeout(onLine, retryDelayMs(failures));
    return () => {
      removeEventListener('online', onLine);
      clearTimeout(timer);
    };
  }, [tryAgain, failures]);

  return (
    <EmptyState
      heading="h1"
      title={<Trans>You're offline</Trans>}
      text={<Trans>This page will open when you're back online.</Trans>}
      action={
        <Button busy={busy} onClick={() => void tryAgain()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
