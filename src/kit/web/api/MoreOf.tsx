import { useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** The end of a paged list: loads the next page while there is one. */
export function MoreOf({ found }: { found: PagedQuery }) {
  const { t } = useLingui();
  if (!found.hasNextPage) return null;
  return (
    <LoadMore
      busy={found.isFetchingNextPage}
      failed={found.isFetchNextPageError ? t`Couldn't load more.` : undefined}
      onMore={() => void found.fetchNextPage()}
    />
  );
}
