import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queriesOf } from '../../kit/web/api/query.ts';
import { useLive } from '../../kit/web/live.ts';
import { useViewer } from '../../kit/web/viewer.ts';

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
  return null;
}
