import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { page } from '../../../../base/site/web/page.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { members } from '../members.ts';
import { PairCard } from './PairCard.tsx';

export const meta = () => page({ title: t`Possible duplicates` });

/** The profiles that may be of the same person, updated by the live stream. */
export default function DuplicatesPage() {
  const { t } = useLingui();
  const found = useInfiniteQuery(members.duplicates.infiniteOptions(byCursor()));
  const pairs = found.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Possible duplicates</Trans>
      </h1>
      <p className="mt-1 mb-5 max-w-prose text-soft">
        <Trans>
          Profiles with the same name and date of birth, or the same phone number. Families can't see this.
        </Trans>
      </p>
      {pairs ? (
        pairs.length > 0 ? (
          <>
            <ul className="grid gap-4">
              {pairs.map((pair) => (
                <li key={pair.id}>
                  <PairCard pair={pair} />
                </li>
              ))}
            </ul>
            <MoreOf found={found} />
          </>
        ) : (
          <EmptyState
            title={<Trans>No possible duplicates</Trans>}
            text={<Trans>If a family seems to register twice, both profiles appear here.</Trans>}
          />
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the possible duplicates`} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  );
}
