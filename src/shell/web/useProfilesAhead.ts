import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { watchLinks } from '../../kit/web/router/ahead.ts';
import { profiles } from '../../profiles/web/profiles.ts';

/** Profiles fetched ahead at most, in one minute. */
const MOST = 20;
const MINUTE_MS = 60_000;

/**
 * Fetches a profile while its card is pointed at or touched, and says to the server that nobody has opened it. When it is
 * opened, it is shown at once and fetched again, and that counts as a view.
 */
export function useProfilesAhead(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let fetched: number[] = [];
    return watchLinks((path) => {
      const id = matchPath('/profile/:id', path)?.params.id;
      if (!id) return;
      const options = profiles.read.queryOptions({ input: { id } });
      const now = Date.now();
      fetched = fetched.filter((time) => time > now - MINUTE_MS);
      if (fetched.length >= MOST || queries.getQueryState(options.queryKey)?.data) return;
      fetched.push(now);
      const queryFn = () => profiles.read.call({ id }, { context: { ahead: true } });
      void queries
        .prefetchQuery({ queryKey: options.queryKey, queryFn, retry: false })
        // Opened meanwhile, it is requested again at once: that counts as a view.
        .then(() => queries.invalidateQueries({ queryKey: options.queryKey }));
    });
  }, [queries]);
}
