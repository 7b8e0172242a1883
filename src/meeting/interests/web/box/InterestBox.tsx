import { Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { CompactCardSkeleton } from '../../../../people/profiles/web/card/CompactCard.tsx';
import { usePagesOrder } from '../../../../people/profiles/web/order/usePagesOrder.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import type { Box } from '../../shared/rules.ts';
import { InterestCard } from '../InterestCard.tsx';
import { interests } from '../interests.ts';

type Page = Awaited<ReturnType<typeof interests.list.call>>;
type InterestPages = InfiniteData<Page, string | undefined>;

/** Loads the interests that a member has received or sent, page by page; only while `open`. */
export function useBox(box: Box, open: boolean) {
  return useInfiniteQuery(
    interests.list.infiniteOptions({
      ...byCursor({ box }),
      enabled: open,
    }),
  );
}

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

/** Received or sent interests as cards, newest first; loads more on scroll. */
export function InterestBox({ box, found }: { box: Box; found: UseInfiniteQueryResult<InterestPages> }) {
  const { t } = useLingui();
  const { ready } = useVocabulary();
  usePagesOrder(box, found, (page) => page.interests.map(({ profile }) => profile.id));
  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={grid} aria-busy="true">
        {[0, 1, 2, 3].map((place) => (
          <CompactCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  const all = found.data?.pages.flatMap((page) => page.interests);
  if (!all) {
    return <NotLoaded of={found} title={t`Couldn't load interests`} />;
  }
  if (all.length === 0) return nothing[box];
  return (
    <>
      <ul className={grid}>
        {all.map(({ profile, ...interest }, place) => (
          <li key={interest.id}>
            <InterestCard interest={interest} profile={profile} priority={place < 4} />
          </li>
        ))}
      </ul>
      <MoreOf found={found} />
    </>
  );
}

const nothing: Record<Box, ReactNode> = {
  received: (
    <EmptyState
      title={<Trans>No interests received yet</Trans>}
      text={
        <Trans>
          When someone sends an interest, it appears here and we email you. You can also send the first one.
        </Trans>
      }
      action={<Browse />}
    />
  ),
  sent: (
    <EmptyState
      title={<Trans>No interests sent yet</Trans>}
      text={<Trans>Browse profiles and send an interest to someone you like.</Trans>}
      action={<Browse />}
    />
  ),
};

function Browse() {
  return (
    <ButtonLink to={paths.browse()}>
      <Trans>Browse Matches</Trans>
    </ButtonLink>
  );
}
