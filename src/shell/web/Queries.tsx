import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useLive } from '../../kit/web/live.ts';
import { queryClient } from '../../kit/web/query.ts';
import { useViewer } from '../../kit/web/viewer.ts';

/** What pages that ask the API stand in: the cache of answers, kept true by the live line. */
export default function Queries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      <Outlet />
    </QueryClientProvider>
  );
}

function Live() {
  const { viewer } = useViewer();
  useLive(Boolean(viewer));
  return null;
}
