import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queriesOf } from '../../../../kit/web/api/query.ts';
import { useLive } from '../../../../kit/web/live/useLive.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { usePrefetchProfiles } from '../usePrefetchProfiles.ts';

/** Wraps pages that use the API: the query cache, kept up to date by the live stream. */
export default function Queries() {
  return (
    <QueryClientProvider client={queriesOf()}>
      <Live />
      <Outlet />
    </QueryClientProvider>
  );
}

function Live() {
  const { viewer } = useViewer();
  useLive(Boolean(viewer));
  usePrefetchProfiles();
  useOutbox(viewer?.profile?.id);
  return null;
}

/** Sends what the profile that the session acts for could not send before. */
function useOutbox(profile: string | undefined): void {
  useEffect(() => {
    if (!profile) return;
    let stopped = false;
    let stop = () => {};
    // Everything that is needed without a connection is there before it is lost.
    void import('../../../../ui/state/ToastView.tsx');
    void Promise.all([import('../../../../kit/web/outbox/drain.ts'), import('../senders.ts')]).then(
      ([{ drainOutbox }, { senders }]) => {
        if (!stopped) stop = drainOutbox(profile, senders);
      },
      // Without them nothing is sent, which the next page tries again.
      () => {},
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [profile]);
}
