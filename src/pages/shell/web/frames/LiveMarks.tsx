import { QueryClientProvider } from '@tanstack/react-query';
import { queriesOf } from '../../../../kit/web/api/query.ts';
import { useLive } from '../../../../kit/web/live/useLive.ts';

/** Keeps the counts of a member up to date on a page that has no queries of its own. */
export default function LiveMarks() {
  return (
    <QueryClientProvider client={queriesOf()}>
      <Live />
    </QueryClientProvider>
  );
}

function Live() {
  useLive(true);
  return null;
}
