import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { queriesOf } from '../../../../kit/web/api/query.ts';
import { useLive } from '../../../../kit/web/live/useLive.ts';
import type { PageData } from '../../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { usePrefetchProfiles } from '../usePrefetchProfiles.ts';

/** Wraps pages that use the API: the query cache, kept up to date by the live stream. */
export default function Queries() {
  return (
    <QueryClientProvider client={queriesOf()}>
      <HydrationBoundary state={useBrought()}>
        <Live />
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

/** Returns the queries that the loaders of this page and its frames have read on the server. */
function useBrought(): DehydratedState {
  const matches = useMatches();
  // Once: what was forgotten at a logout does not come back.
  const [brought] = useState(() => {
    const queries = matches.flatMap(
      ({ loaderData }) => (loaderData as PageData | undefined)?.queries?.queries ?? [],
    );
    return { queries: queries.map(notLater), mutations: [] };
  });
  return brought;
}

/** On a device whose clock is slow, nothing is kept as fresh for longer because of that. */
function notLater(query: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  const dataUpdatedAt = Math.min(query.state.dataUpdatedAt, Date.now());
  return { ...query, state: { ...query.state, dataUpdatedAt } };
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
