import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { watchLinks } from '../../../kit/web/pages/prefetch.tsx';
import { prefetchProfile } from '../../../people/profiles/web/prefetchProfile.ts';

/** Fetches a profile while its card is pointed at or touched. */
export function usePrefetchProfiles(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      watchLinks((path) => {
        const id = matchPath('/profile/:id', path)?.params.id;
        if (id) prefetchProfile(queries, id);
      }),
    [queries],
  );
}
